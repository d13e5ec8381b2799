import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/root.ts';
import { doubtsOf, type Figures, othersLoad } from './figures.ts';
import { readSections } from './sections.ts';
import { asMarkdown, asText, tablesOf } from './tables.ts';

/** Prints the tables, keeps them as JSON, and writes docs/benchmarks.md where that is wanted. */
export function writeReport(figures: Figures, { save }: { save: boolean }): void {
  const notes = notesOf(figures);
  for (const table of tablesOf(figures)) console.log(asText(table));
  for (const note of notes) console.log(`- ${note}`);
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nWritten to bench/results/latest.json.');
  if (!save) return;
  const file = join(root, 'docs/benchmarks.md');
  writeFileSync(file, markdownOf(figures, notes) + readSections(file));
  console.log('Written to docs/benchmarks.md.');
}

function notesOf(figures: Figures): string[] {
  const { statements, results, notes } = figures;
  const counted = statements
    ? [
        `Adding to the cart takes ${statements.add} statements, placing an order of two shops ${statements.order}, a whole purchase of four calls ${statements.purchase}.`,
      ]
    : [];
  const others = Math.round(othersLoad(results) * 100);
  const busy = others > 10 ? [`Others took ${others} % of the processors meanwhile: trust the shares by CPU more than those by rate.`] : [];
  return [...busy, ...counted, ...notes, ...results.flatMap(doubtsOf)];
}

function markdownOf(figures: Figures, notes: readonly string[]): string {
  return `# Benchmarks

Measured on ${figures.measuredAt.slice(0, 10)} at ${figures.commit} with \`${figures.command}\` on ${figures.machine}. The load client, the servers
and the database share those processors, so trust the shares more than the rates.

${explanation}
${tablesOf(figures)
  .map((table) => asMarkdown(table))
  .join('\n')}
## Notes

${notes.map((note) => `- ${note}`).join('\n')}
`;
}

const explanation = `Every server is a process of its own on the loopback interface; those of a row are measured in turn, round after round, and the round with
the median rate counts. *ready bytes* is a bare Node server that sends the same bytes with the same headers. *node + pg* is a bare Node
server with one prepared SQL query a call, without checks, languages or a total. *same statements* are those that the API sends for these calls,
recorded and sent again bare, one after another on a connection for each shopper. *uncached* is the API with ANSWER_CACHE=off: every answer is
made anew, searches and facets are more than it remembers. A purchase is four calls: two products of two shops into the cart, the checkout, the order.
CPU is what a call takes of a processor, in the server (or the process that sends statements) and in the database; *by CPU* compares that instead of the rates. The markets are made by \`bench/market/generate.ts\`: the demo market grown to so many products.
`;
