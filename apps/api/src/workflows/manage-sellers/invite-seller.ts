import type { CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { findPersonById } from '../../modules/identity/queries/people.ts';
import { notify } from '../../modules/messages/notify.ts';
import {
  countShopInvitations,
  findShopInvitation,
  insertShopInvitation,
  revokeExpiredInvitation,
  updateInvitationRevoked,
} from '../../modules/sellers/queries/shop-invitations.ts';
import { findShopMember } from '../../modules/sellers/queries/shop-members.ts';
import { operatorError, tooMany } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findOrAddPerson } from '../manage-staff/find-or-add-person.ts';
import { checkMayManage, getShopRoleToGrant, lockSellers, type Managing } from './authority.ts';

type Inviting = Managing & Pick<Context, 'locale'>;
/** The invitation, and its entry in the audit log. */
type Invited = { id: number; entry_id: number | null };

const hour = 3_600_000;
const invitationDays = 7;
/** The messages are paid for, so neither a shop nor a number gets as many as somebody clicks. */
const maxToNumber = 3;
const maxOfShop = 30;

/** Invites the person with the number to the staff of a shop. They accept by signing in to the seller panel. */
export function inviteSeller(context: Inviting, shopId: number, wanted: CallBody<'POST /seller/staff/invitations'>): Promise<Invited> {
  const { phone, name, role: roleName } = wanted;
  return inTransaction(context.db, async (transaction) => {
    await lockSellers(transaction, shopId);
    const role = await getShopRoleToGrant(context, transaction, { shopId, name: roleName });
    const person_id = await findOrAddPerson(context, transaction, { phone, name });
    if (await findShopMember(shopId, transaction, person_id))
      throw operatorError('conflict', 'This person is a member of the shop already.');
    const person = await findPersonById(transaction, person_id);
    const full = person?.phone_full ?? '';
    await revokeExpiredInvitation(shopId, transaction, { phone: full, now: context.clock.now() });
    const { locale } = context;
    const id = await send(context, transaction, shopId, { person_id, name, phone: full, locale, role_id: role.id });
    const after = { shop_id: shopId, role: role.name, role_id: role.id };
    return { id, entry_id: await recordAudit(transaction, context, { action: 'seller.invite', subject: subjectOf(id), after }) };
  });
}

/** Replaces an invitation that is not accepted by a new one, and sends its link. */
export function inviteSellerAgain(context: Inviting, shopId: number, invitationId: number): Promise<Invited> {
  return inTransaction(context.db, async (transaction) => {
    await lockSellers(transaction, shopId);
    const former = await getOpen(context, transaction, { shopId, invitationId });
    await updateInvitationRevoked(shopId, transaction, { id: former.id, revokedAt: context.clock.now() });
    const { person_id, name, phone, locale, role_id, role } = former;
    const id = await send(context, transaction, shopId, { person_id, name, phone, locale, role_id });
    const after = { shop_id: shopId, role, role_id };
    return { id, entry_id: await recordAudit(transaction, context, { action: 'seller.invite', subject: subjectOf(id), after }) };
  });
}

export function revokeInvitation(context: Managing, shopId: number, invitationId: number): Promise<Invited> {
  return inTransaction(context.db, async (transaction) => {
    await lockSellers(transaction, shopId);
    const { id, role, role_id } = await getOpen(context, transaction, { shopId, invitationId });
    await updateInvitationRevoked(shopId, transaction, { id, revokedAt: context.clock.now() });
    const change = { before: { shop_id: shopId, role, role_id }, after: { shop_id: shopId, revoked: true } };
    return { id, entry_id: await recordAudit(transaction, context, { action: 'seller.revoke', subject: subjectOf(id), ...change }) };
  });
}

/** Opens a revoked invitation again, without another message. */
export async function restoreInvitation(context: Managing, shopId: number, invitationId: number): Promise<void> {
  try {
    await inTransaction(context.db, async (transaction) => {
      await lockSellers(transaction, shopId);
      const found = await findShopInvitation(shopId, transaction, invitationId);
      if (!found?.revoked_at || found.expires_at <= context.clock.now()) throw operatorError('conflict', 'The invitation has expired.');
      await checkMayManage(context, transaction, { shopId, role: found });
      await updateInvitationRevoked(shopId, transaction, { id: found.id, revokedAt: null });
      const after = { shop_id: shopId, role: found.role, role_id: found.role_id };
      await recordAudit(transaction, context, { action: 'seller.invite', subject: subjectOf(found.id), after });
    });
  } catch (error) {
    if (hasCode(error, '23505')) throw operatorError('conflict', 'There is a newer invitation of this number.');
    throw error;
  }
}

async function getOpen(
  context: Managing,
  transaction: Transaction<DB>,
  { shopId, invitationId }: { shopId: number; invitationId: number },
) {
  const found = await findShopInvitation(shopId, transaction, invitationId);
  if (!found || found.accepted_at || found.revoked_at)
    throw operatorError('not-found', { text: 'There is no open invitation {id}.', with: { id: invitationId } });
  await checkMayManage(context, transaction, { shopId, role: found });
  return found;
}

type Letter = { person_id: number; name: string; phone: string; locale: string; role_id: number };

async function send({ clock }: Inviting, transaction: Transaction<DB>, shopId: number, letter: Letter): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - 24 * hour);
  const sent = await countShopInvitations(shopId, transaction, { phone: letter.phone, since });
  if (sent.to_number >= maxToNumber || sent.all >= maxOfShop)
    throw tooMany('Enough invitations were sent today. Please try again tomorrow.', (24 * hour) / 1000);
  const expires_at = new Date(now.getTime() + invitationDays * 24 * hour);
  const added = await insertShopInvitation(shopId, transaction, { ...letter, created_at: now, expires_at });
  if (!added) throw operatorError('conflict', 'This person is invited already.');
  await notify(transaction, { kind: 'shop-invitation', invitation_id: added.id }, now);
  return added.id;
}

function subjectOf(id: number) {
  return { kind: 'shop-invitation', id };
}
