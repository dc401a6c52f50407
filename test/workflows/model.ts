/**
 * A workflow file as the rules see it. The shape is closed: a key that is not listed here (`container`, `services`,
 * `defaults`, `continue-on-error`, `secrets: inherit`, a job-level `uses`, …) is a violation until somebody has thought
 * about it and added it.
 */
import { isAlias, parseDocument, visit } from 'yaml';
import * as z from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const scalars = z.record(z.string(), scalar);
const permissions = z.union([z.string(), z.record(z.string(), z.string())]);
const concurrency = z.strictObject({ group: z.string(), 'cancel-in-progress': scalar });

const stepSchema = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: scalars.optional(),
  env: scalars.optional(),
});

const jobSchema = z.strictObject({
  name: z.string().optional(),
  if: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  'runs-on': z.unknown(),
  'timeout-minutes': z.unknown().optional(),
  environment: z.string().optional(),
  permissions: permissions.optional(),
  strategy: z.strictObject({ 'fail-fast': z.boolean(), matrix: z.record(z.string(), z.array(scalar)) }).optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  steps: z.array(stepSchema).min(1),
});

const workflowSchema = z.strictObject({
  name: z.string(),
  'run-name': z.string().optional(),
  on: z.record(z.string(), z.unknown()),
  permissions: permissions.optional(),
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), jobSchema),
});

export type Step = z.infer<typeof stepSchema>;
export type Job = z.infer<typeof jobSchema>;
export type Workflow = z.infer<typeof workflowSchema>;

export interface WorkflowFile {
  /** File name alone, such as `run.yml`. */
  readonly file: string;
  readonly text: string;
  readonly workflow: Workflow;
}

export type Read =
  { readonly ok: true; readonly value: WorkflowFile } | { readonly ok: false; readonly problems: readonly string[] };

export function readWorkflow(file: string, text: string): Read {
  const document = parseDocument(text, { uniqueKeys: true, strict: true });
  const problems = [...document.errors, ...document.warnings].map(({ message }) => `yaml: ${message}`);
  // An alias makes one line mean something two hundred lines further down; nobody reviews that.
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor !== undefined) problems.push('yaml: anchor or alias');
    },
  });
  if (problems.length > 0) return { ok: false, problems };
  const parsed = workflowSchema.safeParse(document.toJS());
  if (parsed.success) return { ok: true, value: { file, text, workflow: parsed.data } };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => `shape: ${issue.path.join('.')}: ${issue.message}`),
  };
}

export function jobsOf({ workflow }: WorkflowFile): { id: string; job: Job }[] {
  return Object.entries(workflow.jobs).map(([id, job]) => ({ id, job }));
}

export function stepsOf(file: WorkflowFile): { id: string; job: Job; step: Step }[] {
  return jobsOf(file).flatMap(({ id, job }) => job.steps.map((step) => ({ id, job, step })));
}

/** The permissions that the job's token has; null where nobody has said. */
export function permissionsOf(file: WorkflowFile, job: Job): Readonly<Record<string, string>> | null {
  const said = job.permissions ?? file.workflow.permissions;
  return typeof said === 'object' ? said : null;
}

export function mayWrite(file: WorkflowFile, job: Job): boolean {
  const said = permissionsOf(file, job);
  return said === null || Object.values(said).some((level) => level !== 'read' && level !== 'none');
}

/** Every `${{ … }}` in the file, trimmed; those in comments too. */
export function expressionsIn(text: string): string[] {
  return [...text.matchAll(/\$\{\{(.*?)\}\}/gsu)].map(([, inner = '']) => inner.trim());
}

/** Names of secrets that a part of the workflow reads. */
export function secretsIn(part: unknown): string[] {
  return expressionsIn(JSON.stringify(part)).flatMap((inner) =>
    [...inner.matchAll(/\bsecrets\b(?:\.([A-Za-z0-9_]+))?/gu)].map(([, name]) => name ?? '(all of them)'),
  );
}
