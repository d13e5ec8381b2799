import { z } from 'zod';
import { type Measured, measureInTurn } from '../contest.ts';
import { readers } from '../load/load-client.ts';
import { type Environment, openEnvironment } from '../marketplace/environment.ts';
import { openSession, owner } from '../marketplace/panel-sessions.ts';
import { type GoalContext, type GoalRow, grouped } from './goal.ts';

const products = 1_000_000;
const compared = 100_000;
const maxFactor = 1.5;
const connections = 4;
const importedRows = 10_000;
const calls = ['list', 'detail', 'search', 'facets'] as const;

/** A marketplace of a million products compared with one of a tenth. It is measured only if it is asked for: creating it takes minutes. */
export async function measureMillion(context: GoalContext): Promise<GoalRow[]> {
  const large = await openEnvironment(products, context.print);
  const small = await openEnvironment(compared, context.print);
  try {
    const rows: GoalRow[] = [];
    for (const call of calls)
      rows.push(compareRow(call, await measureInTurn([contender(context, large, call), contender(context, small, call)], context)));
    const seconds = [await timeImport(large), await timeImport(small)] as const;
    return [...rows, importRow(...seconds), startRow(large, small)];
  } finally {
    await Promise.all([large.close(), small.close()]);
  }
}

function contender({ client }: GoalContext, { uncached, paths, databasePids, products: count }: Environment, call: (typeof calls)[number]) {
  return client.contender(`Souk at ${grouped(count)}`, uncached, { scripts: readers(paths[call], connections) }, { databasePids });
}

function compareRow(call: string, [large, small]: readonly Measured[]): GoalRow {
  if (!large || !small) throw new Error(`${call} was not measured.`);
  const factor = (large.cpu.server + large.cpu.database) / (small.cpu.server + small.cpu.database);
  return {
    name: 'million',
    work: `${call} at ${grouped(products)} products, cache off: processor time of a call`,
    figure: `${factor.toFixed(2)} × that at ${grouped(compared)}`,
    target: `≤ ${maxFactor} ×`,
    met: factor <= maxFactor && large.failures === 0,
    times: { p50: large.p50, p99: large.p99 },
    cpu: large.cpu,
    problems: large.failures === 0 ? [] : [`${large.failures} answers failed, the first: ${large.firstFailure?.slice(0, 300)}`],
  };
}

type ImportTimes = { preview: number; write: number };

/** Imports the next stock of 10,000 variants in the panel: preview first, then all of it in one transaction. */
async function timeImport({ uncached, database }: Environment): Promise<ImportTimes> {
  const { rows } = await database.pool.query<{ sku: string; stock: number }>(
    `select sku, stock from product_variants where sku is not null order by id limit ${importedRows}`,
  );
  const csv = ['sku,stock', ...rows.map(({ sku, stock }) => `${sku},${(stock % 90) + 10}`)].join('\n');
  const cookie = `souk_admin=${await openSession(database.pool, 'admin', owner)}`;
  const send = async (seen?: string) => {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${uncached.port}/api/admin/product-import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ csv, seen }),
    });
    const { data, message } = ImportAnswer.parse(await answer.json());
    if (!data || data.problem_count > 0) throw new Error(`The import answered ${answer.status}: ${message}`);
    return { seconds: (performance.now() - started) / 1000, ...data };
  };
  const preview = await send();
  const written = await send(preview.seen);
  if (!written.is_written || written.changed === 0) throw new Error('The import has written nothing.');
  return { preview: preview.seconds, write: written.seconds };
}

const ImportAnswer = z.object({
  message: z.string().optional(),
  data: z.object({ problem_count: z.number(), seen: z.string(), is_written: z.boolean(), changed: z.number() }).optional(),
});

function importRow(large: ImportTimes, small: ImportTimes): GoalRow {
  const inWords = ({ preview, write }: ImportTimes) => `preview ${preview.toFixed(1)} s, written in ${write.toFixed(1)} s`;
  return {
    name: 'million',
    work: `import of ${grouped(importedRows)} rows into ${grouped(products)} products`,
    figure: `${inWords(large)}; at ${grouped(compared)} ${inWords(small)}`,
    target: '',
    met: undefined,
    problems: [],
  };
}

function startRow(large: Environment, small: Environment): GoalRow {
  const milliseconds = ({ uncached }: Environment) => grouped(Math.round(uncached.millisecondsToFirstAnswer));
  return {
    name: 'million',
    work: 'restart until the first answer',
    figure: `${milliseconds(large)} ms, at ${grouped(compared)} ${milliseconds(small)} ms`,
    target: '',
    met: undefined,
    problems: [],
  };
}
