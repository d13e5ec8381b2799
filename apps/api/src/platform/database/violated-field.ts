import { hasCode } from './error-code.ts';

const checkViolation = '23514';
const outOfRange = '22003';

/** The field that a row's rule was broken by, where an error of the database says so: constraints are named `<table>_<field>_check`. */
export function violatedField(error: unknown): string | undefined {
  if (!hasCode(error, checkViolation, outOfRange) || !(error instanceof Error)) return undefined;
  const table = 'table' in error ? String(error.table) : '';
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
  const name = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : constraint;
  return name.replace(/(_limit)?_check\d*$/, '') || 'value';
}
