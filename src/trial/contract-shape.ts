/**
 * What a category demands of a response contract: whatever satisfies the contract must be an answer that the category's
 * scorer can read. The author chooses the values on offer, the bounds and the descriptions; the structure is fixed.
 */

import type { Report } from '../protocol/document.ts';
import { quote } from '../protocol/quote.ts';
import type { ContractNode, ResponseContract } from './contract.ts';

export type Shape =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly kind: 'list'; readonly of: Shape }
  /** One of the values on offer; `values`, if given, must be offered exactly. */
  | { readonly kind: 'choice'; readonly values?: readonly string[] }
  /** Line number, from 1. */
  | { readonly kind: 'line' }
  /** Free text. Room is demanded so that a proper answer is never refused for its length. */
  | { readonly kind: 'text'; readonly room: number };

type Path = readonly PropertyKey[];

/** Reports, under `path`, wherever the contract does not describe the shape. */
export function checkShape(contract: ResponseContract, shape: Shape, report: Report, path: Path): void {
  check(contract, shape, report, path);
}

function check(node: ContractNode, shape: Shape, report: Report, path: Path): void {
  switch (shape.kind) {
    case 'object':
      if (node.type === 'object') checkObject(node, shape.fields, report, path);
      else wrongType(node, 'object', report, path);
      return;
    case 'list':
      if (node.type === 'array') check(node.items, shape.of, report, [...path, 'items']);
      else wrongType(node, 'array', report, path);
      return;
    case 'choice':
      if (node.type === 'string') checkChoice(node, shape.values ?? null, report, path);
      else wrongType(node, 'string', report, path);
      return;
    case 'line':
      if (node.type === 'integer') checkLine(node, report, path);
      else wrongType(node, 'integer', report, path);
      return;
    case 'text':
      if (node.type === 'string') checkText(node, shape.room, report, path);
      else wrongType(node, 'string', report, path);
      return;
  }
}

function wrongType(node: ContractNode, wanted: string, report: Report, path: Path): void {
  report.error(
    [...path, 'type'],
    'contract-shape',
    `Answers of this category have ${wanted === 'array' || wanted === 'object' || wanted === 'integer' ? 'an' : 'a'} ${wanted} here; the contract says "${node.type}".`,
  );
}

function checkObject(
  node: ContractNode & { type: 'object' },
  fields: Readonly<Record<string, Shape>>,
  report: Report,
  path: Path,
): void {
  for (const [name, shape] of Object.entries(fields)) {
    const property = Object.hasOwn(node.properties, name) ? node.properties[name] : undefined;
    if (property === undefined) {
      report.error(
        [...path, 'properties'],
        'contract-shape',
        `Answers of this category have the property "${name}" here; add it to the contract.`,
      );
      continue;
    }
    if (!node.required.includes(name)) {
      report.error(
        [...path, 'required'],
        'contract-shape',
        `The property "${name}" must be required: a missing one could not be scored.`,
      );
    }
    check(property, shape, report, [...path, 'properties', name]);
  }
  for (const name of Object.keys(node.properties)) {
    if (Object.hasOwn(fields, name)) continue;
    report.error(
      [...path, 'properties', name],
      'contract-shape',
      `Nothing in this category scores the property ${quote(name)}; remove it from the contract.`,
    );
  }
  const seen = new Set<string>();
  node.required.forEach((name, index) => {
    if (!Object.hasOwn(node.properties, name) || seen.has(name)) {
      report.error(
        [...path, 'required', index],
        'contract-shape',
        `${quote(name)} is ${seen.has(name) ? 'required twice' : 'required but not among the properties'}.`,
      );
    }
    seen.add(name);
  });
}

function checkChoice(
  node: ContractNode & { type: 'string' },
  values: readonly string[] | null,
  report: Report,
  path: Path,
): void {
  if (node.enum === undefined || node.maxLength !== undefined) {
    report.error(
      path,
      'contract-shape',
      'Answers choose from a closed list here; give its values in "enum" and no "maxLength".',
    );
    return;
  }
  const seen = new Set<string>();
  node.enum.forEach((value, index) => {
    if (seen.has(value)) {
      report.error([...path, 'enum', index], 'duplicate-choice', `${quote(value)} is offered twice.`);
    }
    seen.add(value);
  });
  if (values !== null && (seen.size !== values.length || values.some((value) => !seen.has(value)))) {
    report.error(
      [...path, 'enum'],
      'contract-shape',
      `The choices here are fixed: ${values.map((value) => `"${value}"`).join(', ')}.`,
    );
  }
}

function checkLine(node: ContractNode & { type: 'integer' }, report: Report, path: Path): void {
  if (node.minimum !== 1) report.error([...path, 'minimum'], 'contract-shape', 'Lines are counted from 1.');
}

function checkText(node: ContractNode & { type: 'string' }, room: number, report: Report, path: Path): void {
  if (node.enum !== undefined || node.maxLength === undefined) {
    report.error(path, 'contract-shape', 'Answers give free text here; bound it by "maxLength" and offer no "enum".');
    return;
  }
  if (node.maxLength < room) {
    report.error(
      [...path, 'maxLength'],
      'contract-shape',
      `A proper answer needs room for ${room} characters here; the contract allows ${node.maxLength}.`,
    );
  }
}
