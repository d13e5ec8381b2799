import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { mayManageRole, type ShopRolePermissions } from '../../modules/sellers/domain/seller-permissions.ts';
import { listShopRoles } from '../../modules/sellers/queries/members.ts';
import { countShopOwners, findShopMember, lockShopSellers } from '../../modules/sellers/queries/shop-members.ts';
import { type AppError, forbidden, operatorError } from '../../platform/app-error.ts';

export type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;

/** Locks the members of a shop against other changes of them, until the transaction ends. */
export async function lockSellers(transaction: Transaction<DB>, shopId: number): Promise<{ sellers_blocked_at: Date | null }> {
  const shop = await lockShopSellers(shopId, transaction);
  if (!shop) throw noShop(shopId);
  return shop;
}

/** Throws if a member of the shop would grant, change or remove more than they hold. Operators of the marketplace may do it. */
export async function checkMayManage(
  { operator }: Pick<Context, 'operator'>,
  transaction: Transaction<DB>,
  { shopId, role }: { shopId: number; role: ShopRolePermissions },
): Promise<void> {
  if (operator?.kind === 'command-line' || operator?.kind === 'staff') return;
  const own = operator && (await findShopMember(shopId, transaction, operator.person_id));
  if (!own || !mayManageRole(own, role)) throw forbidden('You cannot grant, change or remove more than you may do yourself.');
}

/** The role with that name, if the operator may grant it. */
export async function getShopRoleToGrant(
  context: Managing,
  transaction: Transaction<DB>,
  { shopId, name }: { shopId: number; name: string },
) {
  const roles = await listShopRoles(transaction);
  const role = roles.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!role)
    throw operatorError('not-found', {
      text: 'There is no role {name}. Roles: {names}.',
      with: { name, names: roles.map((each) => each.name).join(', ') },
    });
  await checkMayManage(context, transaction, { shopId, role });
  return role;
}

export async function checkShopOwnerStays(transaction: Transaction<DB>, shopId: number): Promise<void> {
  if ((await countShopOwners(shopId, transaction)) <= 1)
    throw operatorError('conflict', 'The last owner of a shop stays: make somebody else an owner first.');
}

export function noShop(shopId: number): AppError {
  return operatorError('not-found', { text: 'There is no shop {id}.', with: { id: shopId } });
}

export function noSeller(personId: number): AppError {
  return operatorError('not-found', { text: '{personId} is no member of the shop.', with: { personId } });
}
