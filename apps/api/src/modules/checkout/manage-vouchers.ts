import { toWire } from '@souk/money/currency';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkVersion } from '../../platform/audit/version-of.ts';
import { addDays } from '../../platform/clock/day-range.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { getOfferLimits } from '../../platform/settings/offer-limits.ts';
import { findShop } from './queries/checkout.ts';
import {
  deleteVoucher,
  type EditableVoucher,
  findManagedVoucher,
  insertVoucher,
  lockVoucherRow,
  type ManagedVoucherRow,
  updateVoucher,
} from './queries/managed-vouchers.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** The fields of an entry of the audit log. */
const RecordedVoucher = z.object({
  discount_type: z.enum(['Percentage', 'Amount']),
  discount: z.int(),
  min_order_amount: z.int(),
  max_discount_amount: z.int().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  usage_limit: z.int().nullable(),
  per_person_limit: z.int(),
  listed: z.boolean(),
  funded_by: z.enum(['shop', 'marketplace']),
});

export async function getVoucher(read: ReadDatabase<DB>, id: number, now: Date): Promise<ManagedVoucherRow> {
  const row = await findManagedVoucher(read, id, now);
  if (!row) throw operatorError('not-found', { text: 'There is no voucher {id}.', with: { id } });
  return row;
}

/** Creates a voucher of a shop, which is named by its id or slug. Returns its id. */
export function createVoucher(
  context: Acting,
  { code, shop, ...terms }: EditableVoucher & { code: string; shop: number | string },
): Promise<number> {
  return writingVouchers(context, code, async (transaction) => {
    const found = await findShop(transaction, shop);
    if (!found)
      throw operatorError('invalid', { text: ': there is no shop "{shop}"', with: { shop }, hint: '"shops list" lists them' }, 'shop_id');
    checkTerms(terms, 0);
    await checkLimits(context, transaction, terms);
    const id = await insertVoucher(transaction, { ...terms, code, shop_id: found.id });
    await recordAudit(transaction, context, { action: 'voucher.add', subject: subjectOf(id), after: { ...terms, code, shop: found.slug } });
    return id;
  });
}

type VoucherChange = { id: number; change: Partial<EditableVoucher>; version?: string | undefined };

/** Changes the terms of a voucher. Orders that are being placed wait for the lock and use the new terms. */
export function changeVoucher(context: Acting, { id, change, version }: VoucherChange): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const former = await lockVoucher(context, transaction, id);
    checkVersion(former.editable, version);
    await writeTerms(context, transaction, { former, record: { ...former.editable, ...withMoments(former.editable, change) } });
  });
}

/** Writes the former terms of an entry again. */
export function restoreVoucher(context: Acting, entry: { subject_id: string; before: unknown }): Promise<void> {
  const before = RecordedVoucher.partial().parse(entry.before);
  const id = Number(entry.subject_id);
  return inTransaction(context.db, async (transaction) => {
    const former = await lockVoucher(context, transaction, id);
    await writeTerms(context, transaction, { former, record: RecordedVoucher.parse({ ...former.editable, ...before }) });
  });
}

/** Ends a voucher now; orders with its discount remain as they are. Returns the entry of the audit log. */
export function endVoucher(context: Acting, { id, version }: { id: number; version?: string | undefined }): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.clock.now();
    const { code, editable, state } = await lockVoucher(context, transaction, id);
    checkVersion(editable, version);
    if (state === 'ended') throw operatorError('conflict', { text: 'The voucher "{code}" is ended already.', with: { code } });
    const at = now.toISOString();
    await updateVoucher(transaction, id, { ends_at: at, ...(new Date(editable.starts_at) > now && { starts_at: at }) });
    const { editable: after } = await getVoucher(transaction, id, now);
    const change = changedFields(editable, after);
    return recordAudit(transaction, context, { action: 'voucher.end', subject: subjectOf(id), ...change });
  });
}

/** Removes a voucher that nobody has collected or used. */
export function removeVoucher(context: Acting, id: number): Promise<void> {
  return writingVouchers(context, '', async (transaction) => {
    const { code, shop_slug, editable, collected } = await lockVoucher(context, transaction, id);
    if (collected > 0) throw used();
    await deleteVoucher(transaction, id);
    const before = { ...editable, code, shop: shop_slug };
    await recordAudit(transaction, context, { action: 'voucher.remove', subject: subjectOf(id), before });
  });
}

/** A member of a shop changes the vouchers of the shop that the shop pays for. Another shop's voucher is one that does not exist. */
async function lockVoucher({ clock, operator }: Acting, transaction: Transaction<DB>, id: number): Promise<ManagedVoucherRow> {
  await lockVoucherRow(transaction, id);
  const voucher = await getVoucher(transaction, id, clock.now());
  if (operator?.kind !== 'seller') return voucher;
  if (voucher.shop_id !== operator.shop_id) throw notFound('Voucher not found');
  if (voucher.editable.funded_by !== 'shop') throw operatorError('conflict', 'The marketplace pays for this voucher and alone changes it.');
  return voucher;
}

/** Throws where a voucher of a member of a shop exceeds what the marketplace allows to shops. */
async function checkLimits({ operator }: Acting, transaction: Transaction<DB>, terms: EditableVoucher): Promise<void> {
  if (operator?.kind !== 'seller') return;
  const { percent, amount, days } = await getOfferLimits(transaction);
  const { discount_type, discount, starts_at, ends_at } = terms;
  if (discount_type === 'Percentage' && discount > percent * 100)
    throw operatorError('invalid', { text: 'cannot be above {percent} percent', with: { percent } }, 'discount');
  if (discount_type === 'Amount' && amount !== null && discount > amount)
    throw operatorError('invalid', { text: 'cannot be above {amount}', with: { amount: toWire(amount) } }, 'discount');
  if (new Date(ends_at) > addDays(new Date(starts_at), days))
    throw operatorError('invalid', { text: 'cannot be more than {days} days after the start', with: { days } }, 'ends_at');
}

type Written = { former: ManagedVoucherRow; record: EditableVoucher };

async function writeTerms(context: Acting, transaction: Transaction<DB>, { former, record }: Written): Promise<void> {
  checkTerms(record, former.used_count);
  await checkLimits(context, transaction, record);
  await updateVoucher(transaction, former.id, record);
  const change = changedFields(former.editable, record);
  await recordAudit(transaction, context, { action: 'voucher.change', subject: subjectOf(former.id), ...change });
}

function checkTerms({ discount_type, discount, starts_at, ends_at, usage_limit }: EditableVoucher, usedCount: number): void {
  if (new Date(starts_at) >= new Date(ends_at)) throw operatorError('invalid', 'must be after its start', 'ends_at');
  if (discount_type === 'Percentage' && discount > 10_000) throw operatorError('invalid', 'cannot be above 100 percent', 'discount');
  if (usage_limit !== null && usage_limit < usedCount)
    throw operatorError(
      'invalid',
      { text: 'cannot be less than {usedCount}, the number of uses so far', with: { usedCount } },
      'usage_limit',
    );
}

/** A time that did not change remains as it is stored, because calls have milliseconds only. */
function withMoments(stored: EditableVoucher, change: Partial<EditableVoucher>): Partial<EditableVoucher> {
  const isSame = (one: string, other: string | undefined) => other !== undefined && new Date(one).getTime() === new Date(other).getTime();
  return {
    ...change,
    ...(isSame(stored.starts_at, change.starts_at) && { starts_at: stored.starts_at }),
    ...(isSame(stored.ends_at, change.ends_at) && { ends_at: stored.ends_at }),
  };
}

function used() {
  return operatorError('conflict', 'Shoppers have collected or used the voucher.');
}

function subjectOf(id: number) {
  return { kind: 'voucher', id };
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

async function writingVouchers<Result>(
  { db }: Acting,
  code: string,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (hasCode(error, uniqueViolation))
      throw operatorError('invalid', { text: ': "{code}" is the code of another voucher', with: { code } }, 'code');
    if (hasCode(error, foreignKeyViolation)) throw used();
    throw error;
  }
}
