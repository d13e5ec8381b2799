/** A call that somebody made: `status` 0 where the connection ended without an answer. Times are milliseconds of this process's clock. */
export type Made = { call: string; status: number; startedAt: number; endedAt: number };

export type CallLog = { made: Made[]; record: (made: Made) => void };

export type CallFigures = { call: string; count: number; p50: number; p95: number; p99: number; statuses: Record<string, number> };

const allCalls = 'all calls';

export function createCallLog(): CallLog {
  const made: Made[] = [];
  return { made, record: (each) => void made.push(each) };
}

/** A line for each call by name, and one for all of them at the end. */
export function summarizeCalls(made: readonly Made[]): CallFigures[] {
  const byCall = Map.groupBy(made, ({ call }) => call);
  const each = [...byCall].toSorted(([one], [other]) => one.localeCompare(other)).map(([call, own]) => summarize(call, own));
  return made.length === 0 ? [] : [...each, summarize(allCalls, made)];
}

function summarize(call: string, made: readonly Made[]): CallFigures {
  const sorted = Float64Array.from(made, ({ startedAt, endedAt }) => endedAt - startedAt).sort();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
  const statuses = Map.groupBy(made, ({ status }) => (status === 0 ? 'no answer' : String(status)));
  return {
    call,
    count: made.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    statuses: Object.fromEntries(
      [...statuses].toSorted(([one], [other]) => one.localeCompare(other)).map(([status, all]) => [status, all.length]),
    ),
  };
}
