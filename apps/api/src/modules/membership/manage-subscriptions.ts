import { toWire } from '@souk/money/currency';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { listMembershipRows, type MembershipRow, type MembershipSearch } from './queries/all-subscriptions.ts';

export type ManagedMembership = ReturnType<typeof presentMembership>;

/** A page of all memberships, newest first. */
export async function listMemberships(
  read: ReadDatabase<DB>,
  languages: Languages,
  { page, limit, ...search }: MembershipSearch & { page: number; limit: number },
) {
  const rows = await listMembershipRows(read, { ...search, page, limit });
  return { total: rows[0]?.total ?? 0, page, memberships: rows.map(({ total: _, ...row }) => presentMembership(row, languages)) };
}

export async function getMembership(read: ReadDatabase<DB>, languages: Languages, id: number): Promise<ManagedMembership> {
  const { memberships } = await listMemberships(read, languages, { id, page: 1, limit: 1 });
  const [membership] = memberships;
  if (!membership)
    throw operatorError('not-found', { text: 'There is no membership {id}.', with: { id }, hint: '"memberships list" lists them' });
  return membership;
}

function presentMembership(
  { plan_name, price, failed_refund, saved_amount, starts_at, ends_at, ...row }: MembershipRow,
  languages: Languages,
) {
  return {
    ...row,
    plan: pickText(plan_name, languages),
    price: toWire(price),
    failed_refund: failed_refund && { id: failed_refund.id, amount: toWire(failed_refund.amount) },
    saved_amount: toWire(saved_amount),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  };
}
