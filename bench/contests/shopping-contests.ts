import type { Contest } from '../contest.ts';
import type { LoadClient } from '../load/load-client.ts';
import type { LoadResult } from '../load/messages.ts';
import { addToCartCalls, asScript, once, purchaseCalls } from '../load/shopping.ts';
import type { Environment } from '../marketplace/environment.ts';
import { fillCarts, type Shopper } from '../marketplace/shoppers.ts';
import type { CallName } from '../options.ts';
import { type Api, startApi } from '../processes/api.ts';
import type { Pool } from '../processes/database.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import { recordCall } from '../statements/record-calls.ts';
import type { Recorded } from '../statements/recorded.ts';
import type { ReplayOrder } from '../statements/replay.ts';
import { firstGivenId } from '../statements/substitution.ts';

type Parts = { environment: Environment; calls: readonly CallName[]; client: LoadClient };

/** For each shopper: what their order comes to, the statements of adding once and of a whole purchase, and how many of those placing the order took. */
type Recording = { payable: number; add: Recorded[]; purchase: Recorded[]; order: number };

export type ShoppingContests = { contests: Contest[]; statements: { add: number; purchase: number; order: number } };

/** Adding to the cart and a whole purchase, compared with sending only the same SQL statements. */
export async function shoppingContests({ environment, calls, client }: Parts): Promise<ShoppingContests> {
  const { products, database, shoppers, databasePids } = environment;
  await raiseGivenIds(database.pool);
  const { recordings, ...counted } = await recordAll(environment);
  const replayer = forkWorker<ReplayOrder, LoadResult>('statements/replay.ts');
  const bare = (kind: 'add' | 'purchase') => ({
    name: 'same statements',
    pids: () => ({ server: [replayer.process.pid ?? 0], database: databasePids() }),
    run: (time: { seconds: number; warmSeconds: number }) =>
      replayer.ask({ ...time, databaseUrl: database.url, recordings: recordings.map((recording) => recording[kind]) }),
  });
  const emptyCarts = () => fillCarts(database.pool, shoppers, 0);
  const fullCarts = () => fillCarts(database.pool, shoppers, 1);
  const adding = { scripts: shoppers.map((shopper) => asScript(addToCartCalls(shopper).slice(0, 1))) };
  const buying = {
    scripts: shoppers.map((shopper, index) => asScript(purchaseCalls(shopper, recordings[index]?.payable ?? 0))),
    unit: 4,
  };
  const contests: Contest[] = [
    {
      products,
      call: 'cart',
      mode: '',
      contenders: [
        client.contender('Souk', environment.cached, adding, { databasePids, prepare: fullCarts }),
        { ...bare('add'), prepare: fullCarts },
      ],
      aim: { share: 0.3 },
    },
    {
      products,
      call: 'purchase',
      mode: '',
      contenders: [
        client.contender('Souk', environment.cached, buying, { databasePids, prepare: emptyCarts }),
        { ...bare('purchase'), prepare: emptyCarts },
      ],
      aim: { share: 0.2 },
    },
  ];
  return { contests: contests.filter(({ call }) => calls.includes(call)), statements: counted };
}

async function recordAll({ folder, database, shoppers }: Environment) {
  const api = await startApi({
    dataFolder: folder,
    databaseUrl: database.url,
    cache: true,
    preload: ['./bench/statements/record.ts'],
    env: { BENCH_DATABASE_URL: database.url },
  });
  try {
    const [first] = shoppers;
    // Statements are prepared from their third time on: only then are they sent as they will be.
    for (let time = 0; first && time < 4; time++) await recordShopper(api, database.pool, first);
    const recordings: Recording[] = [];
    for (const shopper of shoppers) recordings.push(await recordShopper(api, database.pool, shopper));
    const sample = recordings.at(-1);
    return { recordings, add: sample?.add.length ?? 0, purchase: sample?.purchase.length ?? 0, order: sample?.order ?? 0 };
  } finally {
    await api.stop();
  }
}

async function recordShopper(api: Api, pool: Pool, shopper: Shopper): Promise<Recording> {
  const [add] = addToCartCalls(shopper);
  // The first call of a session looks it up.
  if (add) await recordCall(api, add);
  await fillCarts(pool, [shopper], 1);
  const added = add ? await recordCall(api, add) : undefined;
  await fillCarts(pool, [shopper], 0);
  let payable = 0;
  let order = 0;
  const purchase: Recorded[] = [];
  for (const place of purchaseCalls(shopper, 0).keys()) {
    const call = purchaseCalls(shopper, payable)[place];
    if (!call) break;
    const { data, statements } = await recordCall(api, once(call));
    payable = payableOf(data) ?? payable;
    purchase.push(...statements);
    order = statements.length;
  }
  return { payable, add: added?.statements ?? [], purchase, order };
}

function payableOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('checkout' in data)) return undefined;
  const { checkout } = data;
  if (typeof checkout !== 'object' || checkout === null || !('payable_amount' in checkout)) return undefined;
  return typeof checkout.payable_amount === 'number' ? checkout.payable_amount : undefined;
}

async function raiseGivenIds(pool: Pool): Promise<void> {
  await pool.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 0), $1::bigint)) from pg_sequences
     where schemaname = 'public' and sequencename similar to '(cart_lines|purchases|orders|order_lines|order_events|payments|voucher_redemptions)%'`,
    [firstGivenId],
  );
}
