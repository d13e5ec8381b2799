import { join } from 'node:path';
import { root } from '../processes/root.ts';
import { currentCommit, describeMachine } from '../report/figures.ts';
import { writeSection } from '../report/sections.ts';
import { type MemorySample, type MixedLoad, type MixedLoadResult, totalOf } from './mixed-load.ts';

export const sampleHead = 'second  total MB  server (own)  database (own, buffers)  heap used/total  external (buffers)';

export function asSampleLine({ second, server, database, heap, ...sample }: MemorySample): string {
  const whole = (value: number) => String(Math.round(value));
  const cells = [
    whole(second).padStart(6),
    whole(totalOf({ second, server, database, heap, ...sample })).padStart(8),
    `${whole(server.all)} (${whole(server.own)})`.padStart(12),
    `${whole(database.all)} (${whole(database.own)}, ${whole(database.shared)})`.padStart(23),
    ...(heap
      ? [
          `${whole(heap.heapUsed)}/${whole(heap.heapTotal)}`.padStart(15),
          `${whole(heap.external)} (${whole(heap.arrayBuffers)})`.padStart(18),
        ]
      : []),
  ];
  return cells.join('  ');
}

/** Prints the verdict, and with `save` writes a section of docs/benchmarks.md. */
export function writeSoak({ samples, purchases, requests, failures, firstFailure }: MixedLoadResult, load: MixedLoad, save: boolean): void {
  const third = load.seconds / 3;
  const after = (from: number, to: number) => median(samples.filter(({ second }) => second >= from && second <= to).map(totalOf));
  const start = after(third - 30, third + 30);
  const end = after(load.seconds - 60, load.seconds + 60);
  const growth = end / start - 1;
  const rows = [
    [`memory after ${minutes(third)} minutes`, '≤ 250 MB', `${Math.round(start)} MB`, start <= 250],
    [`growth in the following ${minutes(load.seconds - third)} minutes`, '≤ 5 %', `${(growth * 100).toFixed(1)} %`, growth <= 0.05],
    [
      'failed requests and purchases',
      '0',
      `${failures} of ${requests}, ${purchases.failed} of ${purchases.placed}`,
      failures + purchases.failed === 0,
    ],
  ] as const;
  const lines = rows.map(([name, goal, figure, met]) => `| ${name} | ${goal} | ${figure} | ${met ? 'MET' : 'MISSED'} |`);
  process.stdout.write(`${lines.join('\n')}\n${firstFailure ? `${firstFailure.slice(0, 400)}\n` : ''}`);
  if (!save) return;
  const every = samples.filter((_sample, index) => index % Math.ceil(samples.length / 30) === 0 || index === samples.length - 1);
  writeSection(
    join(root, 'docs/benchmarks.md'),
    'soak',
    `## Memory under a long load

Measured on ${new Date().toISOString().slice(0, 10)} at ${currentCommit()} with \`node bench/soak.ts --minutes ${load.seconds / 60}\` on ${describeMachine()}: ${load.products} products, ${load.requestsPerSecond} pages and calls of the
long tail and ${load.ordersPerSecond} purchases a second. Proportional set size: what processes share is counted once.

| figure | goal | measured | |
| --- | --- | --- | --- |
${lines.join('\n')}

| second | server MB | of it its own | database MB | of it its own | shared buffers |
| --- | --- | --- | --- | --- | --- |
${every.map(({ second, server, database }) => `| ${[second, server.all, server.own, database.all, database.own, database.shared].map(Math.round).join(' | ')} |`).join('\n')}`,
  );
}

function minutes(seconds: number): string {
  return String(Math.round(seconds / 6) / 10);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
