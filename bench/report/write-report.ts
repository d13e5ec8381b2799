import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoalRow } from '../goals/goal.ts';
import { goalTable } from '../goals/goal-table.ts';
import { goalSection } from '../goals/store-goals.ts';
import { root } from '../processes/root.ts';
import { doubtsOf, type Figures, othersLoad } from './figures.ts';
import { readSections, writeSection } from './sections.ts';
import { asMarkdown, asText, tablesOf } from './tables.ts';

type Report = {
  /** Undefined where only goals were measured. */
  calls: Figures | undefined;
  /** All goals that are known, and those that were measured now. */
  goals: Parameters<typeof goalSection>[0];
  measured: readonly GoalRow[];
};

const document = join(root, 'docs/benchmarks.md');

/** Prints the tables and stores those of the calls as JSON; with `save` also writes docs/benchmarks.md. */
export function writeReport({ calls, goals, measured }: Report, { save }: { save: boolean }): void {
  if (measured.length > 0) console.log(asText(goalTable(measured)));
  if (calls) writeCalls(calls);
  if (!save) return;
  if (calls) writeFileSync(document, headOf(calls) + goalPlace + bodyOf(calls, notesOf(calls)) + readSections(document, 'goals'));
  if (goals.length > 0) writeSection(document, 'goals', goalSection(goals));
  console.log('Written to docs/benchmarks.md.');
}

/** The goals are the first section of the document. */
const goalPlace = '\n<!-- goals -->\n<!-- end of goals -->\n\n';

function writeCalls(figures: Figures): void {
  for (const table of tablesOf(figures)) console.log(asText(table));
  for (const note of notesOf(figures)) console.log(`- ${note}`);
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nWritten to bench/results/latest.json.');
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

function headOf(figures: Figures): string {
  return `# Benchmarks

Measured on ${figures.measuredAt.slice(0, 10)} at ${figures.commit} with \`${figures.command}\` on ${figures.machine}. The load client, the servers
and the database share those processors, so trust the shares more than the rates.

${explanation}`;
}

function bodyOf(figures: Figures, notes: readonly string[]): string {
  return `${tablesOf(figures)
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
made again, searches and facets are more than it remembers. A purchase is four calls: two products of two shops into the cart, the checkout, the order.
CPU is what a call takes of a processor, in the server (or the process that sends statements) and in the database; *by CPU* compares that instead of the rates. The marketplaces are made by \`bench/marketplace/generate.ts\`: the demo marketplace grown to so many products.
`;
