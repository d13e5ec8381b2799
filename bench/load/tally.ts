import type { Answer } from './answer-reader.ts';
import type { LoadResult } from './messages.ts';

/** The counters of one load. Requests that started before `from` are warm-up and not counted. */
export type Tally = {
  from: number;
  milliseconds: number[];
  bytes: number;
  /** Successful answers with `no-store`. */
  unstored: number;
  failures: number;
  firstFailure: string | undefined;
};

export function startTally(warmSeconds: number): Tally {
  const from = performance.now() + warmSeconds * 1000;
  return { from, milliseconds: [], bytes: 0, unstored: 0, failures: 0, firstFailure: undefined };
}

/** Counts an answer; `startedAt` is when the unit began that it completes. A failure is no unit. */
export function count(tally: Tally, answer: Answer, { now, startedAt }: { now: number; startedAt: number | undefined }): void {
  const isFailure = answer.status < 200 || answer.status > 299;
  if (isFailure) {
    tally.failures += 1;
    tally.firstFailure ??= answer.text().slice(0, 2000);
  }
  if (now >= tally.from) tally.bytes += answer.bytes;
  if (isFailure || startedAt === undefined || startedAt < tally.from) return;
  tally.milliseconds.push(now - startedAt);
  if (!answer.mayBeStored) tally.unstored += 1;
}

export function summarize(tally: Tally, seconds: number): Omit<LoadResult, 'clientLoad'> {
  const sorted = Float64Array.from(tally.milliseconds).sort();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const { bytes, unstored, failures, firstFailure } = tally;
  return { units: sorted.length, seconds, unstored, failures, firstFailure, milliseconds: { p50: at(0.5), p99: at(0.99) }, bytes };
}
