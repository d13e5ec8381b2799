import { type Measured, measureInTurn } from '../contest.ts';
import { readers } from '../load/load-client.ts';
import { type Environment, openEnvironment } from '../marketplace/environment.ts';
import { type GoalContext, type GoalRow, grouped } from './goal.ts';

const products = 1_000_000;
const compared = 100_000;
const maxFactor = 1.5;
const connections = 4;
const calls = ['list', 'detail', 'search', 'facets'] as const;

/** A marketplace of a million products compared with one of a tenth. It is measured only if it is asked for: creating it takes minutes. */
export async function measureMillion(context: GoalContext): Promise<GoalRow[]> {
  const large = await openEnvironment(products, context.print);
  const small = await openEnvironment(compared, context.print);
  try {
    const rows: GoalRow[] = [];
    for (const call of calls)
      rows.push(compareRow(call, await measureInTurn([contender(context, large, call), contender(context, small, call)], context)));
    return [...rows, startRow(large, small)];
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
