import type { Measured } from '../contest.ts';
import type { LoadClient } from '../load/load-client.ts';
import type { Environment } from '../marketplace/environment.ts';
import type { GoalName } from './goal-names.ts';

/** A row of the table of goals. */
export type GoalRow = {
  name: GoalName;
  work: string;
  figure: string;
  target: string;
  /** Undefined where there is no target. */
  met: boolean | undefined;
  times?: { p50: number; p99: number };
  /** Processor time of one unit, in microseconds. */
  cpu?: { server: number; database: number };
  /** A bare program that does the least of the same work, measured in the same run. */
  bare?: { name: string; rate: number; share: number; shareByCpu: number };
  problems: string[];
};

export type GoalContext = {
  client: LoadClient;
  rounds: number;
  seconds: number;
  warmSeconds: number;
  isQuick: boolean;
  /** The marketplace of 10,000 products with its servers, opened when it is first needed. */
  environment: () => Promise<Environment>;
  /** The same with 200,000 products, or fewer in a quick run. */
  largeEnvironment: () => Promise<Environment>;
  /** A copy of it, to which people and orders are added. */
  panelEnvironment: () => Promise<Environment>;
  print: (line: string) => void;
};

type Target = { rate?: number; p99?: number };

/** A row whose figure is a rate or a latency. The first of `measured` is ours, the second one the bare program. */
export function rowOf(name: GoalName, work: string, measured: readonly Measured[], target: Target): GoalRow {
  const [ours, bare] = measured;
  if (!ours) throw new Error(`${work} was not measured.`);
  const { rate, p50, p99, cpu } = ours;
  const targets = [
    ...(target.rate === undefined ? [] : [{ text: `≥ ${grouped(target.rate)} a second`, met: rate >= target.rate }]),
    ...(target.p99 === undefined ? [] : [{ text: `p99 ≤ ${target.p99} ms`, met: p99 <= target.p99 }]),
  ];
  return {
    name,
    work,
    figure: `${grouped(Math.round(rate))} a second`,
    target: targets.map(({ text }) => text).join(', '),
    met: targets.length === 0 ? undefined : targets.every(({ met }) => met) && ours.failures === 0,
    times: { p50, p99 },
    cpu,
    ...(bare && { bare: compare(ours, bare) }),
    problems: measured.flatMap(problemsOf),
  };
}

function compare(ours: Measured, bare: Measured): NonNullable<GoalRow['bare']> {
  const spent = ({ cpu }: Measured) => cpu.server + cpu.database;
  return { name: bare.name, rate: bare.rate, share: ours.rate / bare.rate, shareByCpu: spent(bare) / spent(ours) };
}

function problemsOf({ name, failures, firstFailure = '', clientLoad }: Measured): string[] {
  return [
    ...(failures > 0 ? [`${name}: ${failures} answers failed, the first: ${firstFailure.slice(0, 300)}`] : []),
    ...(clientLoad > 0.9 ? [`${name}: the load client itself was busy, so this is the least it can do.`] : []),
  ];
}

export function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
