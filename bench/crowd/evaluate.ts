import { type CallFigures, type Made, summarizeCalls } from './call-log.ts';
import type { Crowd } from './hold-crowd.ts';
import { growthOf } from './memory-watch.ts';

/** The figures of the calls: `well` in normal operation, `away` from the stop of the database until the server was healthy again. */
export type Evaluation = { well: CallFigures[]; away: CallFigures[]; failures: string[] };

const slowestMilliseconds = 400;
/** Percentiles of fewer calls than this are not meaningful. */
const fewestCalls = 20;
/** The memory of the server at the end, at most, as a multiple of its memory after the warm-up. */
const maxGrowth = 1.1;

/** Lists the failures. Speed and memory are checked only with `isMeasured`: a short run next to other work is too noisy. */
export function evaluateCrowd(
  { made, outage, drops, memory, visitErrors, broken }: Crowd,
  { isMeasured }: { isMeasured: boolean },
): Evaluation {
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
      ...new Set(visitErrors.map((error) => `A visit ended early: ${error}`)),
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
  return to > from * maxGrowth ? [`The server's memory grew from ${Math.round(from)} to ${Math.round(to)} MB`] : [];
}
