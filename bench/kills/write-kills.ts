import type { KillFigures } from './run-kills.ts';

const maxLines = 5;

/** Prints the figures; false if anything is wrong. Restart times fail nothing: they depend on the machine. */
export function writeKills(figures: KillFigures): boolean {
  const { options, exits, lost, doubled, broken, unexpected } = figures;
  const rows: [string, string][] = [
    [
      'kills',
      `PostgreSQL ${figures.databaseRestarts.length} of ${options.times}, server ${figures.serverRestarts.length} of ${options.times}`,
    ],
    ['server exited by itself', `${exits.length} (goal 0)`],
    ['PostgreSQL restart', times(figures.databaseRestarts)],
    ['server restart', times(figures.serverRestarts)],
    ['orders', `acknowledged ${figures.acknowledged}, lost ${lost}, doubled ${doubled}`],
    ['invariants', broken.length === 0 ? 'hold' : `${broken.length} broken`],
    ['unexpected answers', String(unexpected.length)],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(26)}${value}\n`);
  for (const line of [...exits, ...broken, ...unexpected].slice(0, maxLines)) process.stdout.write(`  ${line}\n`);
  return exits.length + lost + doubled + broken.length + unexpected.length === 0;
}

function times(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms (goal 2,000)`;
}
