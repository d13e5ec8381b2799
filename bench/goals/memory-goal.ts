import { runMixedLoad, totalOf } from '../soak/mixed-load.ts';
import type { GoalContext, GoalRow } from './goal.ts';
import { goalProducts } from './goal-names.ts';

/** Memory of the server and its database during a minute of mixed load. `bench/soak.ts` measures it for longer. */
export async function measureMemoryGoal({ isQuick, client, print }: GoalContext): Promise<GoalRow[]> {
  const seconds = isQuick ? 10 : 60;
  const load = { products: goalProducts, seconds, requestsPerSecond: 300, ordersPerSecond: 2, secondsBetween: 1 };
  const { samples, purchases, failures, firstFailure } = await runMixedLoad(load, client, print);
  const max = samples.reduce((top, sample) => (totalOf(sample) > totalOf(top) ? sample : top));
  const problems = [
    ...(failures > 0 ? [`${failures} requests failed, the first: ${firstFailure?.slice(0, 300)}`] : []),
    ...(purchases.failed > 0 ? [`${purchases.failed} purchases failed, the first: ${purchases.firstFailure}`] : []),
  ];
  return [
    {
      name: 'memory',
      work: `memory of server and database, ${seconds} s of mixed load`,
      figure: `${Math.round(max.server.all)} + ${Math.round(max.database.all)} = ${Math.round(totalOf(max))} MB`,
      target: '≤ 250 MB',
      met: totalOf(max) <= 250,
      problems,
    },
  ];
}
