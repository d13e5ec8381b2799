import { type CallFigures, type Made, summarizeCalls } from './call-log.ts';
import type { Crowd } from './hold-crowd.ts';
import { growthOf } from './memory-watch.ts';

/** What the crowd's calls came to: while all was well, and from when the database went until it was well again. */
export type Judged = { well: CallFigures[]; away: CallFigures[]; failures: string[] };

const slowestMilliseconds = 400;
/** Fewer than these say nothing of a twentieth of them. */
const fewestCalls = 20;
/** What the server may hold more at the end than after it has warmed up. */
const mostGrowth = 1.1;

/** What failed; `isMeasured` where the machine's speed counts too, which it does not in a short run beside other work. */
export function judgeCrowd({ made, outage, drops, memory, faults, broken }: Crowd, { isMeasured }: { isMeasured: boolean }): Judged {
  const isAway = ({ startedAt, endedAt }: Made) => drops > 0 || (outage !== undefined && startedAt < outage.until && endedAt > outage.from);
  const well = made.filter((each) => !isAway(each));
  const away = made.filter(isAway);
  const figures = summarizeCalls(well);
  return {
    well: figures,
    away: summarizeCalls(away),
    failures: [
      ...count(
        well.filter(({ status }) => status >= 500 || status === 0),
        'while all was well',
      ),
      ...count(
        away.filter(({ status }) => (status >= 500 && status !== 503) || status === 0),
        'while the database was away',
      ),
      ...count(
        made.filter(({ status }) => status === 401 || status === 429),
        'at any time',
      ),
      ...(outage && !away.some(({ status }) => status === 503) ? ['No call noticed that the database was away'] : []),
      ...new Set(faults.map((fault) => `A visit ended early: ${fault}`)),
      ...broken,
      ...(isMeasured ? [...findSlow(figures), ...findGrowth(memory)] : []),
    ],
  };
}

function count(wrong: readonly Made[], when: string): string[] {
  const kinds = Map.groupBy(wrong, ({ call, status }) => `${call} answered ${status === 0 ? 'nothing' : status} ${when}`);
  return [...kinds].map(([kind, all]) => `${kind}, ${all.length} times`);
}

function findSlow(figures: readonly CallFigures[]): string[] {
  return figures
    .filter(({ count: calls, p95 }) => calls >= fewestCalls && p95 > slowestMilliseconds)
    .map(({ call, p95 }) => `${call}: p95 is ${Math.round(p95)} ms, above ${slowestMilliseconds} ms`);
}

function findGrowth(memory: Crowd['memory']): string[] {
  const { from, to } = growthOf(memory);
  return to > from * mostGrowth ? [`The server's memory grew from ${Math.round(from)} to ${Math.round(to)} MB`] : [];
}
