const codes = new Set([
  '57P01', // stopped by an administrator
  '57P02', // crashed
  '57P03', // starting or stopping
  '57P05', // idle session ended
  '25006', // read-only: the primary has just become a replica
  '40001', // others changed the same, more often than it was tried again
  '40P01', // a deadlock, likewise
  '55P03', // waited too long for a lock
  '57014', // a statement took longer than it may
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// pg throws these as plain errors.
const messages = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
];

/** True if the database is away, full or too slow, so that the same request may succeed in a moment: answer 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  // 08 is a broken connection, 53 too many connections or no memory or disk left.
  if (codes.has(code) || /^(08|53)[0-9A-Z]{3}$/.test(code)) return true;
  // The embedded database's socket disappears while it restarts; a missing file anywhere else is another matter.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (messages.some((message) => error.message.startsWith(message))) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

const checkViolation = '23514';
const outOfRange = '22003';

/** The field whose check constraint a row broke; constraints are named `<table>_<field>_check`. */
export function violatedField(error: unknown): string | undefined {
  if (!hasCode(error, checkViolation, outOfRange) || !(error instanceof Error)) return undefined;
  const table = 'table' in error ? String(error.table) : '';
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
  const name = constraint.startsWith(`${table}_`) ? constraint.slice(table.length + 1) : constraint;
  return name.replace(/(_limit)?_check\d*$/, '') || 'value';
}

/** A migration changed a table after a statement on it was prepared; the statement works once it is prepared again. */
export function isOutdatedPlan(error: unknown): boolean {
  return hasCode(error, '0A000') && error instanceof Error && error.message.includes('cached plan');
}

/** The `code` of an error from Node or PostgreSQL. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}

/** The database cannot be opened; the message explains the reason and the remedy to the operator. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
