/**
 * Answers of `code-review-coverage`: a list of findings, each at a line of a file, of a kind and severity from closed
 * lists. Title and explanation are for people and earn nothing.
 */

import type * as z from 'zod';
import type { ContractNode, ResponseContract } from '../contract.ts';
import type { Shape } from '../contract-shape.ts';
import type { codeReviewAnswer } from './code-review-answer-schema.ts';

/** From worst to mildest; calibration is measured in steps along this list. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Room that a contract must leave for each free text of a finding, in code points. */
export const TEXT_ROOM = 200;

export type CodeReviewAnswer = z.infer<typeof codeReviewAnswer>;
export type ReviewFinding = CodeReviewAnswer['findings'][number];

export const codeReviewShape: Shape = {
  kind: 'object',
  fields: {
    findings: {
      kind: 'list',
      of: {
        kind: 'object',
        fields: {
          file: { kind: 'choice' },
          line: { kind: 'line' },
          severity: { kind: 'choice', values: SEVERITIES },
          kind: { kind: 'choice' },
          title: { kind: 'text', room: TEXT_ROOM },
          explanation: { kind: 'text', room: TEXT_ROOM },
          test: { kind: 'text', room: TEXT_ROOM },
        },
      },
    },
  },
};

/** A contract of this category over the given files (path and number of lines) and kinds. */
export function codeReviewContract(
  files: readonly { readonly path: string; readonly lines: number }[],
  kinds: readonly string[],
  maxFindings: number,
): ResponseContract {
  const finding: Record<string, ContractNode> = {
    file: { type: 'string', enum: files.map((file) => file.path), description: 'The file, as named above.' },
    line: {
      type: 'integer',
      minimum: 1,
      maximum: Math.max(...files.map((file) => file.lines)),
      description: 'The number printed before the line that has to change.',
    },
    kind: { type: 'string', enum: [...kinds], description: 'What is wrong, from the list in the task.' },
    severity: { type: 'string', enum: [...SEVERITIES], description: 'What it would do in production.' },
    title: { type: 'string', maxLength: TEXT_ROOM, description: 'The defect in one sentence.' },
    explanation: { type: 'string', maxLength: 1000, description: 'How it fails: input, state, consequence.' },
    test: {
      type: 'string',
      maxLength: 400,
      description: 'The regression test that would catch it: which function or type, which input, what to expect.',
    },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      findings: {
        type: 'array',
        maxItems: maxFindings,
        items: {
          type: 'object',
          properties: finding,
          required: Object.keys(finding),
          additionalProperties: false,
        },
      },
    },
    required: ['findings'],
    additionalProperties: false,
  };
}
