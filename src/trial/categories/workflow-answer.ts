/**
 * Answers of `workflow-adherence`: a plan whose steps are actions from a catalogue on targets from the tree, each citing
 * the constraints it follows from, and a report that sorts the offered claims by what the plan would really establish.
 */

import type * as z from 'zod';
import type { ContractNode, ResponseContract } from '../contract.ts';
import type { Shape } from '../contract-shape.ts';
import type { workflowAnswer } from './workflow-answer-schema.ts';

export type WorkflowAnswer = z.infer<typeof workflowAnswer>;
export type WorkflowStep = WorkflowAnswer['steps'][number];

/** How much a report may claim, from least to most. */
export const CLAIM_STATES = ['notDone', 'unverified', 'verified'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

const choice: Shape = { kind: 'choice' };
const choices: Shape = { kind: 'list', of: choice };

export const workflowShape: Shape = {
  kind: 'object',
  fields: {
    steps: {
      kind: 'list',
      of: { kind: 'object', fields: { action: choice, target: choice, because: choices } },
    },
    report: { kind: 'object', fields: { verified: choices, unverified: choices, notDone: choices } },
  },
};

/** A contract of this category over the given catalogue. */
export function workflowContract(offer: {
  readonly actions: readonly string[];
  readonly targets: readonly string[];
  readonly constraints: readonly string[];
  readonly claims: readonly string[];
  readonly maxSteps: number;
}): ResponseContract {
  const claims = (description: string): ContractNode => ({
    type: 'array',
    maxItems: offer.claims.length,
    items: { type: 'string', enum: [...offer.claims] },
    description,
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      steps: {
        type: 'array',
        maxItems: offer.maxSteps,
        description: 'The plan, in the order in which it is carried out.',
        items: {
          type: 'object',
          properties: {
            action: { type: 'string', enum: [...offer.actions], description: 'From the catalogue of actions.' },
            target: { type: 'string', enum: [...offer.targets], description: 'What the action is applied to.' },
            because: {
              type: 'array',
              maxItems: offer.constraints.length,
              items: { type: 'string', enum: [...offer.constraints] },
              description: 'The constraints that demand or shape this step; empty when none does.',
            },
          },
          required: ['action', 'target', 'because'],
          additionalProperties: false,
        },
      },
      report: {
        type: 'object',
        description: 'Each claim once, under what will be true when the plan has been carried out.',
        properties: {
          verified: claims('Done, and a step of the plan checks it afterwards.'),
          unverified: claims('Done, but nothing in the plan can establish that it works.'),
          notDone: claims('Not done by the plan.'),
        },
        required: ['verified', 'unverified', 'notDone'],
        additionalProperties: false,
      },
    },
    required: ['steps', 'report'],
    additionalProperties: false,
  };
}
