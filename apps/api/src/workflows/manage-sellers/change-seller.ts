import type { CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { findPersonById } from '../../modules/identity/queries/people.ts';
import { revokeSessionsFor } from '../../modules/identity/queries/sessions.ts';
import { deleteSellerFactor, insertShopMember, listOwnShops, listShopRoles } from '../../modules/sellers/queries/members.ts';
import {
  deleteShopMember,
  findShopMember,
  listShopMembers,
  updateSellersBlocked,
  updateShopMemberRole,
} from '../../modules/sellers/queries/shop-members.ts';
import { deleteSignIns } from '../../modules/staff/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { checkMayManage, checkShopOwnerStays, getShopRoleToGrant, lockSellers, type Managing, noSeller } from './authority.ts';

/** A member of a shop, as the audit log names them. */
export function sellerSubject(shopId: number, personId: number) {
  return { kind: 'seller', id: `${shopId}-${personId}` };
}

const SellerName = z.string().regex(/^\d+-\d+$/);

/** The shop and the person of an entry of the audit log. */
export function sellerOf(subjectId: string): { shopId: number; personId: number } {
  const [shopId = 0, personId = 0] = SellerName.parse(subjectId).split('-').map(Number);
  return { shopId, personId };
}

type RoleChange = CallBody<'POST /seller/staff/{person_id}/role'> & { person_id: number };

/** Gives a member another role, unless somebody else has changed the one that the caller saw. */
export function changeSellerRole(context: Managing, shopId: number, { person_id, role: name, seen_role }: RoleChange): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const member = await lockSeller(context, transaction, { shopId, personId: person_id });
    if (member.role !== seen_role) throw operatorError('conflict', 'Somebody else has changed the role.');
    const role = await getShopRoleToGrant(context, transaction, { shopId, name });
    if (member.is_owner && !role.is_owner) await checkShopOwnerStays(transaction, shopId);
    await updateShopMemberRole(shopId, transaction, { person_id, role_id: role.id });
    const change = { before: { role: member.role, role_id: member.role_id }, after: { role: role.name, role_id: role.id } };
    await recordAudit(transaction, context, { action: 'seller.role', subject: sellerSubject(shopId, person_id), ...change });
  });
}

/** Removes a member from a shop. Their session of the seller panel ends, unless they sell for another shop. Returns the audit entry. */
export function removeSeller(context: Managing, shopId: number, personId: number): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const member = await lockSeller(context, transaction, { shopId, personId });
    if (member.is_owner) await checkShopOwnerStays(transaction, shopId);
    await deleteShopMember(shopId, transaction, personId);
    await endSessionsWithoutShop(context, transaction, personId);
    const before = { role: member.role, role_id: member.role_id };
    return recordAudit(transaction, context, { action: 'seller.remove', subject: sellerSubject(shopId, personId), before });
  });
}

/**
 * The next sign-in sets an authenticator app up again, for all shops of the person. Passkeys are removed: they may be on the device
 * that was lost.
 */
export function resetSellerFactor(context: Managing, shopId: number, personId: number): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await lockSeller(context, transaction, { shopId, personId });
    await deleteSellerFactor(transaction, personId);
    await deleteSignIns(transaction, personId, 'seller');
    await revokeSessionsFor(transaction, 'seller', { personId, now: context.clock.now() });
    await recordAudit(transaction, context, { action: 'seller.reset-second-factor', subject: sellerSubject(shopId, personId) });
  });
}

/** Makes a removed member one again, with the role that they had. */
export function restoreSeller(
  context: Managing,
  shopId: number,
  { personId, roleId }: { personId: number; roleId: number },
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    await lockSellers(transaction, shopId);
    const role = (await listShopRoles(transaction)).find(({ id }) => id === roleId);
    if (!role) throw operatorError('not-found', 'There is no such role.');
    await checkMayManage(context, transaction, { shopId, role });
    const person = await findPersonById(transaction, personId);
    if (!person || person.erased_at !== null) throw operatorError('conflict', 'The account has been erased.');
    const isAdded = await insertShopMember(transaction, { shop_id: shopId, person_id: personId, role_id: roleId });
    if (!isAdded) throw operatorError('conflict', 'This person is a member of the shop already.');
    const after = { role: role.name, role_id: role.id };
    await recordAudit(transaction, context, { action: 'seller.add', subject: sellerSubject(shopId, personId), after });
  });
}

/** Blocks the members of a shop from the seller panel, or lets them in again. Returns the audit entry. */
export function blockSellers(context: Managing, shopId: number, isBlocked: boolean): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const { sellers_blocked_at } = await lockSellers(transaction, shopId);
    if ((sellers_blocked_at !== null) === isBlocked)
      throw operatorError('conflict', {
        text: isBlocked ? 'The sellers of the shop {id} are blocked already.' : 'The sellers of the shop {id} are admitted already.',
        with: { id: shopId },
      });
    await updateSellersBlocked(shopId, transaction, isBlocked ? context.clock.now() : null);
    if (isBlocked)
      for (const { person_id } of await listShopMembers(shopId, transaction)) await endSessionsWithoutShop(context, transaction, person_id);
    const change = { before: { sellers_blocked: !isBlocked }, after: { sellers_blocked: isBlocked } };
    const action = isBlocked ? 'shop.block-sellers' : 'shop.unblock-sellers';
    return recordAudit(transaction, context, { action, subject: { kind: 'shop', id: shopId }, ...change });
  });
}

/** Ends the sessions of a person who sells for no shop any more. */
async function endSessionsWithoutShop({ clock }: Managing, transaction: Transaction<DB>, personId: number): Promise<void> {
  if ((await listOwnShops(transaction, personId)).length > 0) return;
  await revokeSessionsFor(transaction, 'seller', { personId, now: clock.now() });
}

async function lockSeller(context: Managing, transaction: Transaction<DB>, { shopId, personId }: { shopId: number; personId: number }) {
  await lockSellers(transaction, shopId);
  const member = await findShopMember(shopId, transaction, personId);
  if (!member) throw noSeller(personId);
  await checkMayManage(context, transaction, { shopId, role: member });
  return member;
}
