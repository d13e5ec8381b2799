import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notSignedIn } from '../../platform/http/problem.ts';

/** Who orders, where to, and what the market allows. */
export type Buyer = {
  /** The language in which messages are written to them. */
  locale: string;
  /** Has proved a number or a mail address. */
  is_verified: boolean;
  /** As an order keeps it; null where the person has no such address. */
  address: Record<string, unknown> | null;
  cash_on_delivery: boolean;
  order_place_account_verify: boolean;
  currency: string;
  /** How long an order waits to be paid online. */
  unpaid_minutes: number;
};

/** Locks the person until the transaction ends: one orders one thing after the other, which is what makes a limit for each person hold. */
export async function lockBuyer(transaction: Kysely<DB>, { personId, addressId }: { personId: number; addressId: number }): Promise<Buyer> {
  const { rows } = await sql<Buyer>`
    select p.locale, (p.phone_verified_at is not null or p.email_verified_at is not null) as is_verified, s.cash_on_delivery,
      s.order_place_account_verify, s.unpaid_minutes,
      (select name from currencies where is_default) as currency,
      case when a.id is not null then json_build_object('name', a.name, 'phone', a.phone, 'area', a.area, 'flat_no', a.flat_no,
        'post_code', a.post_code, 'address_line', a.address_line, 'address_line2', a.address_line2, 'address_type', a.address_type,
        'latitude', a.latitude, 'longitude', a.longitude) end as address
    from people p cross join settings s left join addresses a on a.id = ${addressId} and a.person_id = p.id
    where p.id = ${personId} and p.erased_at is null for no key update of p`.execute(transaction);
  const [buyer] = rows;
  // They have erased their account since the request came in.
  if (!buyer) throw notSignedIn();
  return buyer;
}
