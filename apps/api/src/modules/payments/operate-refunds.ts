import { toWire } from '@souk/money/wire';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';

type RefundRow = {
  id: number;
  created_at: Date;
  settled_at: Date | null;
  amount: number;
  currency: string;
  gateway: string;
  status: string;
  reference: string | null;
  /** The code of the order; null where it was a membership. */
  order_code: string | null;
  person: { id: number; name: string; phone: string | null; email: string | null };
};

const columns = sql`r.id, r.created_at, r.settled_at, r.amount, y.currency, y.gateway, r.status, r.reference, o.code as order_code,
  json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full, 'email', p.email) as person`;
const joined = sql`refunds r join payments y on y.id = r.payment_id join purchases b on b.id = y.purchase_id
  join people p on p.id = b.person_id left join orders o on o.id = r.order_id`;

/** A page of all that goes back or has gone, the newest first. */
export async function browseRefunds(
  read: ReadDatabase<DB>,
  { status, page, limit }: { status: string | undefined; page: number; limit: number },
) {
  const condition: RawBuilder<unknown> = status === undefined ? sql`true` : sql`r.status = ${status}`;
  const { rows } = await sql<RefundRow & { total: number }>`
    select ${columns}, count(*) over () as total from ${joined} where ${condition}
    order by r.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read);
  return { total: rows[0]?.total ?? 0, page, refunds: rows.map(({ total: _, ...row }) => presentRefund(row)) };
}

export type OperatedRefund = ReturnType<typeof presentRefund>;

function presentRefund({ amount, created_at, settled_at, ...row }: RefundRow) {
  return { ...row, amount: toWire(amount), created_at: created_at.toISOString(), settled_at: settled_at?.toISOString() ?? null };
}

export async function getRefundToOperate(read: ReadDatabase<DB>, id: number): Promise<OperatedRefund> {
  const { rows } = await sql<RefundRow>`select ${columns} from ${joined} where r.id = ${id}`.execute(read);
  const [row] = rows;
  if (!row) throw new Fault(`There is no refund ${id}; "refunds list" has them all`);
  return presentRefund(row);
}

/** Notes that the market has handed back by itself what its gateway would not. */
export async function noteGivenBack(
  transaction: Transaction<DB>,
  { id, reference, now }: { id: number; reference: string; now: Date },
): Promise<void> {
  const status = await lockRefund(transaction, id);
  if (status === 'Done') throw new Fault(`The refund ${id} has been given back already`);
  if (status === 'Pending')
    throw new Fault(`The refund ${id} is still on its way through the gateway: given by hand it would go back twice`);
  await transaction.updateTable('refunds').set({ status: 'Done', reference, settled_at: now }).where('id', '=', id).execute();
}

async function lockRefund(transaction: Kysely<DB>, id: number): Promise<string> {
  const row = await transaction.selectFrom('refunds').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Fault(`There is no refund ${id}; "refunds list" has them all`);
  return row.status;
}
