import type { OverloadFigures } from './measure-overload.ts';

/** Prints the figures, each with its goal. Nothing fails: timings depend on the machine. */
export function writeOverload(figures: OverloadFigures): void {
  const { options, outcomes, sustained, purchases, memory } = figures;
  const pages = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(({ status }) => status === 503 || status === 429).map(({ milliseconds }) => milliseconds);
  const abandoned = outcomes.filter(({ status }) => status === 0).length;
  const other = outcomes.length - pages.length - refused.length - abandoned;
  const goodput = pages.length / options.seconds;
  const rows: [string, string, string, boolean | undefined][] = [
    ['sustained', `${sustained.toFixed(1)} pages a second`, '', undefined],
    ['requested', `${(outcomes.length / options.seconds).toFixed(1)} a second for ${options.seconds} s`, '', undefined],
    ['goodput', `${goodput.toFixed(1)} a second, ${percent(goodput / sustained)}`, '≥ 70 %', goodput >= 0.7 * sustained],
    ['page latency', times(pages.map(({ milliseconds }) => milliseconds)), '', undefined],
    ['refusals', `${refused.length}, ${times(refused)}`, 'p95 ≤ 100 ms', quantile(refused, 0.95) <= 100],
    ['abandoned by clients', `${abandoned}`, '', undefined],
    ['other answers', `${other}`, '0', other === 0],
    [
      'orders placed',
      `${purchases.placed}, failed ${purchases.failed} ${purchases.firstFailure ?? ''}`,
      '0 failed',
      purchases.failed === 0,
    ],
    ['order latency', times(purchases.orderMilliseconds), 'p99 ≤ 1,000 ms', quantile(purchases.orderMilliseconds, 0.99) <= 1000],
    ['whole purchase', times(purchases.wholeMilliseconds), '', undefined],
    ['memory peak', `RSS ${memory.rss.toFixed(0)} MB, PSS ${memory.pss.toFixed(0)} MB`, '≤ 350 MB', memory.rss <= 350],
    ['normal again after', `${figures.secondsUntilNormal.toFixed(1)} s`, '≤ 5 s', figures.secondsUntilNormal <= 5],
    [
      'readyz',
      figures.reported ? `overloaded, ready after ${figures.secondsUntilReady.toFixed(1)} s` : 'not overloaded',
      'overloaded',
      figures.reported,
    ],
  ];
  for (const [name, value, goal, isMet] of rows) {
    const verdict = isMet === undefined ? '' : `${goal}: ${isMet ? 'MET' : 'MISSED'}`;
    process.stdout.write(`${name.padEnd(22)}${value.padEnd(48)}${verdict}\n`);
  }
}

function times(milliseconds: readonly number[]): string {
  const at = (share: number) => `${quantile(milliseconds, share).toFixed(0)}`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
