import type { DB } from '../../apps/api/db/schema.ts';
import { checkInvariants } from '../../apps/api/src/modules/invariants/queries.ts';
import { createKysely } from '../../apps/api/src/platform/database/kysely.ts';
import { snapshotsOf } from '../../apps/api/src/platform/database/transaction.ts';
import { type Ledger, readLedger } from '../../apps/api/test/ledger.ts';
import type { Pool } from '../processes/database.ts';
import type { Books } from './person.ts';

/** Lists what is inconsistent after people have shopped. `ledger` was read before they came; `books` are the orders that they know of. */
export async function findBroken(pool: Pool, { ledger, books }: { ledger: Ledger; books: Books }): Promise<string[]> {
  const checked = await checkInvariants({ snapshot: snapshotsOf(createKysely<DB>(pool)) });
  const after = await readLedger(pool);
  return [
    ...checked.filter(({ broken }) => broken > 0).map(({ invariant, broken }) => `${invariant}: ${broken} rows break it`),
    ...Object.keys({ ...ledger, ...after })
      .filter((entry) => ledger[entry] !== after[entry])
      .map((entry) => `${entry}: ${ledger[entry]} before, ${after[entry]} afterwards`),
    ...(await findLostOrders(pool, books)),
  ];
}

/** Orders that somebody knows to have placed and that are not there, are there twice, or that nobody knows of. */
async function findLostOrders(pool: Pool, books: Books): Promise<string[]> {
  const { rows } = await pool.query<{ note: string; orders: number; purchases: number }>(
    `select note, count(*)::int as orders, count(distinct purchase_id)::int as purchases from orders
     where note ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' group by note`,
  );
  const there = new Map(rows.map((row) => [row.note, row]));
  return [
    ...[...books].filter(([key, orders]) => there.get(key)?.orders !== orders).map(([key]) => `orders of ${key} are not as acknowledged`),
    ...rows.filter(({ purchases }) => purchases > 1).map(({ note }) => `${note} was bought twice`),
    ...rows.filter(({ note }) => !books.has(note)).map(({ note }) => `orders of ${note} were never acknowledged`),
  ];
}
