/** Where reconciliation files lie in a run folder. Apart from their schema, so that a path costs nothing to make. */
export const RECONCILIATIONS_FOLDER = 'reconciliations';

/** Name of a reconciliation's file within its folder, such as `0001-4588c6d9.json`: names sort as numbers do. */
export function reconciliationName(number: number, requestId: string): string {
  return `${numberText(number)}-${requestId.slice(0, 8)}.json`;
}

/** Whether a name has the form of one, or of one that was being written, with this number. */
export function hasNumber(name: string, number: number): boolean {
  return name.startsWith(`${numberText(number)}-`);
}

function numberText(number: number): string {
  return String(number).padStart(4, '0');
}
