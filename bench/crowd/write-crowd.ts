import { join } from 'node:path';
import { root } from '../processes/root.ts';
import { currentCommit, describeMachine } from '../report/figures.ts';
import { writeSection } from '../report/sections.ts';
import { asMarkdown, asText, type Table } from '../report/tables.ts';
import type { CallFigures } from './call-log.ts';
import type { CrowdOptions } from './crowd-options.ts';
import type { Evaluation } from './evaluate.ts';
import type { Crowd } from './hold-crowd.ts';
import { describeThinking } from './thinking.ts';

type Held = { options: CrowdOptions; crowd: Crowd; evaluation: Evaluation };

/** Prints the results of a run; with `save` also writes them into docs/benchmarks.md. */
export function writeCrowd(held: Held): void {
  const tables = tablesOf(held);
  for (const table of tables) console.log(asText(table));
  for (const line of [...factsOf(held), verdictOf(held)]) console.log(`- ${line}`);
  if (!held.options.save) return;
  const { people, secondsAway } = held.options;
  const title = secondsAway > 0 ? `${people} people while the database is stopped` : `${people} people at once`;
  const facts = [...factsOf(held), verdictOf(held)].map((line) => `- ${line}`).join('\n');
  const text = `## ${title}\n\n${describe(held)}\n\n${facts}\n\n${tables.map((table) => asMarkdown(table, 3)).join('\n')}`;
  writeSection(join(root, 'docs/benchmarks.md'), secondsAway > 0 ? 'crowd without its database' : 'crowd', text);
  console.log('Written to docs/benchmarks.md.');
}

function describe({ crowd, options }: Held): string {
  const { pace } = options;
  const { server, database, people, others } = crowd.cpu;
  const processors = (share: number) => `${Math.round(share * 100)} %`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} at ${currentCommit()} with \`${commandLine()}\` on ${describeMachine()}.
The people's process, the server and the database share those processors: of one processor the server took ${processors(server)}, the database ${processors(database)},
the people ${processors(people)} and everything else on the machine ${processors(others)}; the load average before it began was ${tenths(crowd.load)}.

Everybody visits again and again: a page, sign-in by code, four looks at something (a category or a search, then a product), some of it into the cart,
the checkout, the order (one of four paid at the demo gateway, one of ten cancelled), a ticket in one visit of three, sign-out. Meanwhile an open stream listens for events.
They think as humans do, each time drawn evenly: ${describeThinking()}${pace === 1 ? '' : `; here ${pace} times as quick`}.
A call that is answered 503 is made again when the answer says so. Before they come, every product has been asked for once; they come within half a minute.`;
}

function commandLine(): string {
  return ['npm run load', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
}

function factsOf({ crowd, options: { seconds } }: Held): string[] {
  const { made, orders, outage } = crowd;
  const facts = [`${made.length} calls in ${seconds} s, ${orders} orders acknowledged, each there once, every invariant asked afterwards.`];
  if (crowd.drops > 0) facts.push(`${crowd.drops} connections to the database were ended at random.`);
  if (!outage) return facts;
  const secondsAway = tenths((outage.until - outage.from) / 1000);
  return [
    ...facts,
    `The database was away for ${secondsAway} s; ${Math.round(outage.millisecondsToRecover)} ms after its return the server said that all is well.`,
  ];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function verdictOf({ evaluation: { failures } }: Held): string {
  return failures.length === 0 ? 'Nothing failed.' : `FAILED: ${failures.join('; ')}.`;
}

function tablesOf({ crowd, evaluation: { well, away } }: Held): Table[] {
  return [
    callTable(crowd.outage ? 'Calls while all was well' : 'Calls', well),
    ...(away.length > 0 ? [callTable('Calls while the database was away', away)] : []),
    memoryTable(crowd.memory),
  ];
}

function callTable(title: string, figures: readonly CallFigures[]): Table {
  return {
    title,
    head: ['call', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'statuses'],
    rows: figures.map(({ call, count, p50, p95, p99, statuses }) => [
      call,
      String(count),
      ...[p50, p95, p99].map((value) => String(Math.round(value))),
      Object.entries(statuses)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
    ]),
  };
}

function memoryTable(memory: Crowd['memory']): Table {
  return {
    title: 'Memory',
    head: ['second', 'server MB', 'database MB'],
    rows: memory.map(({ second, api, database }) => [second, Math.round(api), Math.round(database)].map(String)),
  };
}
