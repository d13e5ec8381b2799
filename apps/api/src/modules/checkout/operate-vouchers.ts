import { toWire } from '@souk/money/wire';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Vouchers } from '../../../db/schema.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';

export type OperatedVoucher = Selectable<Vouchers> & { shop: string; state: 'coming' | 'running' | 'ended' | 'off' };

type Read = ReadDatabase<DB>;

/** Every voucher, the newest first. */
export async function listVouchersToOperate(
  read: Read,
  { shop, now }: { shop: string | undefined; now: Date },
): Promise<OperatedVoucher[]> {
  const { rows } = await sql<OperatedVoucher>`
    select v.*, s.slug as shop, case when not v.active then 'off' when v.ends_at <= ${now} then 'ended' when v.starts_at > ${now} then 'coming' else 'running' end as state
    from vouchers v join shops s on s.id = v.shop_id where ${shop ?? null}::text is null or s.slug = ${shop ?? null} order by v.id desc`.execute(
    read,
  );
  return rows;
}

/** By its code, in capitals or not. */
export async function getVoucherToOperate(read: Read, code: string, now: Date): Promise<OperatedVoucher> {
  const all = await listVouchersToOperate(read, { shop: undefined, now });
  const voucher = all.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (!voucher) throw new Fault(`There is no voucher "${code}"; "vouchers list" has them all`);
  return voucher;
}

/** With amounts as the API has them, and a percentage as one. */
export function presentOperatedVoucher({ discount, min_order_amount, max_discount_amount, shop_id: _shop, ...voucher }: OperatedVoucher) {
  return {
    ...voucher,
    discount: voucher.discount_type === 'Percentage' ? discount / 100 : toWire(discount),
    min_order_amount: toWire(min_order_amount),
    max_discount_amount: max_discount_amount === null ? null : toWire(max_discount_amount),
  };
}

type Terms = Omit<Insertable<Vouchers>, 'id' | 'used_count' | 'shop_id'>;

const alreadyThere = '23505';

export async function createVoucher(transaction: Transaction<DB>, { shop, ...terms }: Terms & { shop: string }): Promise<void> {
  const found = await transaction.selectFrom('shops').select('id').where('slug', '=', shop).executeTakeFirst();
  if (!found) throw new Fault(`: there is no shop "${shop}"; "shops list" has them all`, '--shop');
  if (new Date(terms.starts_at ?? 0) >= new Date(terms.ends_at)) throw new Fault('must be after --starts', '--ends');
  try {
    await transaction
      .insertInto('vouchers')
      .values({ ...terms, shop_id: found.id })
      .execute();
  } catch (error) {
    if (hasCode(error, alreadyThere)) throw new Fault(`"${terms.code}" is taken by another voucher`, '<code>');
    throw error;
  }
}

/** Changes what is said; what has been used stands. Orders that are placed this moment wait, and count under the new terms. */
export async function editVoucher(transaction: Transaction<DB>, code: string, change: Partial<Selectable<Vouchers>>): Promise<void> {
  const { rows } = await sql<Selectable<Vouchers>>`select * from vouchers where lower(code) = lower(${code}) for update`.execute(
    transaction,
  );
  const [former] = rows;
  if (!former) throw new Fault(`There is no voucher "${code}"; "vouchers list" has them all`);
  const next = { ...former, ...change };
  if (next.starts_at >= next.ends_at) throw new Fault('must be after its start', '--ends');
  if (next.usage_limit !== null && next.usage_limit < former.used_count) {
    throw new Fault(`cannot be less than the ${former.used_count} times that it was used`, '--limit');
  }
  if (Object.keys(change).length === 0) throw new Fault('Nothing is said that is to change');
  await transaction.updateTable('vouchers').set(change).where('id', '=', former.id).execute();
}

/** From now on it takes nothing off; what it has taken off stays. */
export async function endVoucher(transaction: Transaction<DB>, code: string, now: Date): Promise<void> {
  const { rows } = await sql`
    update vouchers set ends_at = ${now}, starts_at = least(starts_at, ${now}) where lower(code) = lower(${code}) and ends_at > ${now} returning id`.execute(
    transaction,
  );
  if (rows.length > 0) return;
  const { state } = await getVoucherToOperate(transaction, code, now);
  throw new Fault(`The voucher "${code}" is ${state} already`);
}
