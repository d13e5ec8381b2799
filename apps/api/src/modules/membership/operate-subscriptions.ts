import { toWire } from '@souk/money/wire';
import { sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';

type MembershipRow = {
  id: number;
  person: { id: number; name: string; phone: string | null };
  plan_name: unknown;
  status: string;
  price: number;
  starts_at: Date | null;
  ends_at: Date | null;
  saved_amount: number;
  purchase_id: number | null;
  payment_method: string | null;
  payment_status: string | null;
};

export type MembershipSearch = {
  id?: number | undefined;
  status?: string | undefined;
  person?: number | undefined;
  /** Only those whose price is still to be collected in cash. */
  isOwed?: boolean;
};

/** A page of everybody's memberships, the newest first. */
export async function browseMemberships(
  read: ReadDatabase<DB>,
  languages: Languages,
  { id, status, person, isOwed = false, page, limit }: MembershipSearch & { page: number; limit: number },
) {
  const { rows } = await sql<MembershipRow & { total: number }>`
    select s.id, json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person, n.name as plan_name, s.status, s.price,
      s.starts_at, s.ends_at, s.saved_amount, s.purchase_id, b.payment_method, y.status as payment_status, count(*) over () as total
    from subscriptions s join people p on p.id = s.person_id join plans n on n.id = s.plan_id left join purchases b on b.id = s.purchase_id
      left join lateral (select status from payments where purchase_id = s.purchase_id
        order by status in ('Paid', 'Refunded') desc, id desc limit 1) y on true
    where (${id ?? null}::bigint is null or s.id = ${id ?? null}) and (${status ?? null}::text is null or s.status = ${status ?? null})
      and (${person ?? null}::bigint is null or s.person_id = ${person ?? null})
      and (not ${isOwed}::boolean or b.payment_method = 'cash' and y.status = 'Pending')
    order by s.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read);
  return { total: rows[0]?.total ?? 0, page, memberships: rows.map(({ total: _, ...row }) => presentMembership(row, languages)) };
}

export type OperatedMembership = ReturnType<typeof presentMembership>;

function presentMembership({ plan_name, price, saved_amount, starts_at, ends_at, ...row }: MembershipRow, languages: Languages) {
  return {
    ...row,
    plan: pickText(plan_name, languages),
    price: toWire(price),
    saved_amount: toWire(saved_amount),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  };
}

export async function getMembership(read: ReadDatabase<DB>, languages: Languages, id: number): Promise<OperatedMembership> {
  const { memberships } = await browseMemberships(read, languages, { id, page: 1, limit: 1 });
  const [membership] = memberships;
  if (!membership) throw new Fault(`There is no membership ${id}; "memberships list" has them all`);
  return membership;
}
