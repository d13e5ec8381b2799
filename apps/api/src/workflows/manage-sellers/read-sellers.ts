import type { ShopSellers } from '@souk/contract/back-office/access/sellers';
import type { InvitationView, ShopStaff } from '@souk/contract/seller/staff';
import type { ReadContext } from '../../context.ts';
import { sellerPermissionsOf } from '../../modules/sellers/domain/seller-permissions.ts';
import { findShownInvitation } from '../../modules/sellers/queries/invitations.ts';
import { listShopRoles } from '../../modules/sellers/queries/members.ts';
import { listShopInvitations } from '../../modules/sellers/queries/shop-invitations.ts';
import { listShopLooks } from '../../modules/sellers/queries/shop-looks.ts';
import { findShopBlock, listShopMembers } from '../../modules/sellers/queries/shop-members.ts';
import { notFound } from '../../platform/app-error.ts';
import { pickText } from '../../platform/text/texts.ts';
import { noShop } from './authority.ts';

const shownLooks = 10;

type Reading = Pick<ReadContext, 'read' | 'clock'>;

/** The members of a shop, its open invitations and the roles. */
export async function readShopStaff({ read, clock }: Reading, shopId: number): Promise<ShopStaff> {
  const [members, invitations, roles, looks] = await Promise.all([
    listShopMembers(shopId, read),
    listShopInvitations(shopId, read),
    listShopRoles(read),
    listShopLooks(shopId, read, shownLooks),
  ]);
  return {
    members: members.map(({ person_id, name, phone_full, role, created_at, last_used_at }) => ({
      person_id,
      name,
      phone: phone_full === null ? null : `+${phone_full}`,
      role,
      joined_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ phone, created_at, expires_at, ...invitation }) => ({
      ...invitation,
      phone: `+${phone}`,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= clock.now(),
    })),
    roles: roles.map((role) => ({ name: role.name, permissions: [...sellerPermissionsOf(role)], is_owner: role.is_owner })),
    looks: looks.map(({ started_at, ended_at }) => ({
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  };
}

/** The same for the marketplace, which sees whether the members are blocked. */
export async function readShopSellers(context: Reading, shopId: number): Promise<ShopSellers> {
  const shop = await findShopBlock(shopId, context.read);
  if (!shop) throw noShop(shopId);
  return { ...(await readShopStaff(context, shopId)), blocked_at: shop.sellers_blocked_at?.toISOString() ?? null };
}

type Viewing = Reading & Pick<ReadContext, 'locale' | 'defaultLocale'>;

/** An invitation as its link shows it; the id is that of a verified token. */
export async function readInvitation(context: Viewing, id: number | undefined): Promise<InvitationView> {
  const found = id === undefined ? undefined : await findShownInvitation(context.read, id);
  if (!found) throw notFound();
  return { shop: pickText(found.shop_name, context), role: found.role, state: stateOf(found, context.clock.now()) };
}

function stateOf(
  { accepted_at, revoked_at, expires_at }: { accepted_at: Date | null; revoked_at: Date | null; expires_at: Date },
  now: Date,
): InvitationView['state'] {
  if (accepted_at) return 'accepted';
  if (revoked_at) return 'revoked';
  return expires_at <= now ? 'expired' : 'open';
}
