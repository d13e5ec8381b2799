import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import type { Measured, Result } from '../contest.ts';
import type { PageBytes } from '../page-bytes.ts';
import { root } from '../processes/root.ts';
import type { Resources } from '../resources.ts';

export type Figures = {
  measuredAt: string;
  command: string;
  commit: string;
  machine: string;
  results: Result[];
  resources: Resources[];
  statements: { add: number; purchase: number; order: number } | undefined;
  pages: PageBytes[];
  notes: string[];
};

export function describeMachine(): string {
  const [processor] = cpus();
  return `${cpus().length} processors (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}, ${process.platform}`;
}

export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown'; // a copy without its history
  }
}

/** Part of the second one's rate that the first one reaches. */
export function shareOf({ measured }: Result): number | undefined {
  const [ours, other] = measured;
  return ours && other && other.rate > 0 ? ours.rate / other.rate : undefined;
}

/** The same by what a call takes of the processors: it holds on a machine that others use too. */
export function shareByCpu({ measured }: Result): number | undefined {
  const [ours, other] = measured.map(({ cpu }) => cpu.server + cpu.database);
  return ours && other ? other / ours : undefined;
}

/** How much of the processors went to others, on average. */
export function othersLoad(results: readonly Result[]): number {
  const loads = results.flatMap(({ measured }) => measured.map((each) => each.othersLoad));
  return loads.reduce((sum, each) => sum + each, 0) / Math.max(loads.length, 1);
}

/** Whether the aim is met; undefined where there is none. */
export function isMet(result: Result): boolean | undefined {
  const { aim, measured } = result;
  const [ours] = measured;
  if (!aim || !ours) return undefined;
  if (ours.failures > 0) return false;
  if ('rate' in aim) return ours.rate >= aim.rate;
  if ('p99' in aim) return ours.p99 <= aim.p99;
  return (shareOf(result) ?? 0) >= aim.share;
}

export function describeAim({ aim }: Result): string {
  if (!aim) return '';
  if ('rate' in aim) return `≥ ${aim.rate}/s`;
  if ('p99' in aim) return `p99 ≤ ${aim.p99} ms`;
  return `≥ ${Math.round(aim.share * 100)} %`;
}

/** Errors of a measurement, and reasons why a figure may be wrong. */
export function doubtsOf({ call, products, measured }: Result): string[] {
  const where = (each: Measured) => `${call} at ${products}, ${each.name}`;
  return measured.flatMap((each) => [
    ...(each.failures > 0 ? [`${where(each)}: ${each.failures} answers failed, the first: ${each.firstFailure}`] : []),
    ...(each.clientLoad > 0.9 && each.name !== 'same statements'
      ? [`${where(each)}: the load client itself was busy, so this is the least it can do.`]
      : []),
  ]);
}
