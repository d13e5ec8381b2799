import { availableParallelism } from 'node:os';
import type { LoadResult } from './load/messages.ts';
import type { CallName } from './options.ts';
import { cpuSeconds, machineSeconds } from './processes/usage.ts';

/** One of those that are measured side by side. */
export type Contender = {
  name: string;
  /** Puts the data back to where every run starts. */
  prepare?: () => Promise<void>;
  run: (time: Time) => Promise<LoadResult>;
  /** The processes whose use of the processor is its cost. */
  pids: () => { server: number[]; database: number[] };
};

export type Time = { seconds: number; warmSeconds: number };

export type Contest = {
  products: number;
  call: CallName;
  mode: 'cached' | 'uncached' | 'one client' | '';
  /** The first is the one that matters; the others are what it is measured by. */
  contenders: Contender[];
  /** The goal of the first contender: a share of the second one's rate, a number of requests a second, or a p99 in milliseconds. */
  aim?: { share: number } | { rate: number } | { p99: number };
};

export type Measured = {
  name: string;
  /** Units a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Processor time a unit, in microseconds. */
  cpu: { server: number; database: number };
  bytes: number;
  /** The share of its answers that have `no-store`. */
  unstored: number;
  failures: number;
  firstFailure: string | undefined;
  clientLoad: number;
  /** The share of processor time that other processes used during the measurement. */
  othersLoad: number;
};

export type Result = Omit<Contest, 'contenders'> & { measured: Measured[] };

/** Measures all in turn, round after round, so that what else the machine does meets each alike; the round with the median rate counts. */
export async function hold(
  contests: readonly Contest[],
  { rounds, ...time }: Time & { rounds: number },
  print: (line: string) => void,
): Promise<Result[]> {
  const runs = contests.map(({ contenders }) => contenders.map((): Measured[] => []));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { contenders, products, call, mode }] of contests.entries()) {
      print(`Round ${round + 1} of ${rounds}: ${[call, mode].filter(Boolean).join(', ')} at ${products} products`);
      for (const [place, contender] of contenders.entries()) runs[index]?.[place]?.push(await measure(contender, time));
    }
  }
  return contests.map(({ contenders: _contenders, ...contest }, index) => ({ ...contest, measured: (runs[index] ?? []).flatMap(median) }));
}

/** Runs the rounds of one contest and returns the median round of each contender. */
export async function measureInTurn(
  contenders: readonly Contender[],
  { rounds, seconds, warmSeconds }: Time & { rounds: number },
): Promise<Measured[]> {
  const runs = contenders.map((): Measured[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [place, contender] of contenders.entries()) runs[place]?.push(await measure(contender, { seconds, warmSeconds }));
  }
  return runs.flatMap(median);
}

export async function measure({ name, prepare, run, pids }: Contender, time: Time): Promise<Measured> {
  await prepare?.();
  const look = () => ({ server: cpuSeconds(pids().server), database: cpuSeconds(pids().database), machine: machineSeconds() });
  const started = performance.now();
  const before = look();
  const result = await run(time);
  const after = look();
  const capacity = ((performance.now() - started) / 1000) * availableParallelism();
  const own = after.server - before.server + after.database - before.database + result.clientLoad * (result.seconds + time.warmSeconds);
  // The warming is paid for too; what was done in it is about in proportion.
  const units = result.units * (1 + time.warmSeconds / result.seconds);
  const each = (seconds: number) => (seconds / Math.max(units, 1)) * 1e6;
  return {
    name,
    rate: result.units / result.seconds,
    p50: result.milliseconds.p50,
    p99: result.milliseconds.p99,
    cpu: { server: each(after.server - before.server), database: each(after.database - before.database) },
    bytes: result.bytes / Math.max(result.units, 1),
    unstored: result.unstored / Math.max(result.units, 1),
    failures: result.failures,
    firstFailure: result.firstFailure,
    clientLoad: result.clientLoad,
    othersLoad: Math.max(0, (after.machine - before.machine - own) / capacity),
  };
}

function median(runs: Measured[]): Measured[] {
  const sorted = [...runs].sort((a, b) => a.rate - b.rate);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const failed = runs.find(({ failures }) => failures > 0);
  if (!middle) return [];
  return [{ ...middle, failures: runs.reduce((sum, { failures }) => sum + failures, 0), firstFailure: failed?.firstFailure }];
}
