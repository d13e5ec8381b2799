import { cash } from '@souk/contract/fields';
import { sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

/** Every membership of a person, pending ones included, oldest first. */
export function listSubscriptionsOfPerson(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select(['plans.name', 'subscriptions.status', 'subscriptions.price', 'subscriptions.discount_basis_points'])
    .select(['purchase_id', 'subscriptions.free_delivery', 'starts_at', 'ends_at', 'saved_amount', 'created_at', 'cancelled_at'])
    .where('person_id', '=', personId)
    .orderBy('subscriptions.id')
    .execute();
}

export type MembershipRow = {
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
  /** A refund of its price that the gateway rejected. */
  failed_refund: { id: number; amount: number } | null;
};

export type MembershipSearch = {
  id?: number | undefined;
  status?: string | undefined;
  person?: number | undefined;
  plan?: number | undefined;
  /** Only those whose price is still to be collected in cash. */
  isCashDue?: boolean;
};

/** A page of all memberships, newest first. */
export async function listMembershipRows(
  read: ReadDatabase<DB>,
  { id, status, person, plan, isCashDue = false, page, limit }: MembershipSearch & { page: number; limit: number },
): Promise<(MembershipRow & { total: number })[]> {
  const { rows } = await sql<MembershipRow & { total: number }>`
    select s.id, json_build_object('id', p.id, 'name', p.name, 'phone', p.phone_full) as person, n.name as plan_name, s.status, s.price,
      s.starts_at, s.ends_at, s.saved_amount, s.purchase_id, b.payment_method, y.status as payment_status, f.failed_refund,
      count(*) over () as total
    from subscriptions s join people p on p.id = s.person_id join plans n on n.id = s.plan_id left join purchases b on b.id = s.purchase_id
      left join lateral (select status from payments where purchase_id = s.purchase_id
        order by status in ('Paid', 'Refunded') desc, id desc limit 1) y on true
      left join lateral (select json_build_object('id', r.id, 'amount', r.amount) as failed_refund
        from refunds r join payments c on c.id = r.payment_id
        where c.purchase_id = s.purchase_id and r.order_id is null and r.status = 'Failed' order by r.id limit 1) f on true
    where (${id ?? null}::bigint is null or s.id = ${id ?? null}) and (${status ?? null}::text is null or s.status = ${status ?? null})
      and (${person ?? null}::bigint is null or s.person_id = ${person ?? null})
      and (${plan ?? null}::bigint is null or s.plan_id = ${plan ?? null})
      and (not ${isCashDue}::boolean or b.payment_method = ${cash} and y.status = 'Pending')
    order by s.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read);
  return rows;
}
