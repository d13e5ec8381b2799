import type { AsSeller, AsStaff, Context } from '../../context.ts';
import type { InvitationLinks } from '../../modules/sellers/domain/invitation-link.ts';
import type { Router } from '../../router.ts';
import { blockSellers, changeSellerRole, removeSeller, resetSellerFactor } from './change-seller.ts';
import { inviteSeller, inviteSellerAgain, revokeInvitation } from './invite-seller.ts';
import { readInvitation, readShopSellers, readShopStaff } from './read-sellers.ts';

type Parts = { router: Router; invitationLinks: InvitationLinks };

/** The members of shops: the calls of the shop itself, and those of the marketplace. */
export function register({ router, invitationLinks }: Parts): void {
  router.call('GET /seller/invitations/{token}', async ({ params }, context) => ({
    data: await readInvitation(context, invitationLinks.verify(params.token)),
  }));
  registerOwn(router);
  router.call('GET /admin/shops/{id}/sellers', async ({ params }, context) => ({ data: await readShopSellers(context, params.id) }));
  router.call('POST /admin/shops/{id}/sellers', async ({ params, body }, context) => {
    const { entry_id } = await inviteSeller(context, params.id, body);
    return changed(context, params.id, entry_id);
  });
  router.call('DELETE /admin/shops/{id}/sellers/invitations/{invitation_id}', async ({ params }, context) => {
    const { entry_id } = await revokeInvitation(context, params.id, params.invitation_id);
    return changed(context, params.id, entry_id);
  });
  router.call('DELETE /admin/shops/{id}/sellers/{person_id}', async ({ params }, context) =>
    changed(context, params.id, await removeSeller(context, params.id, params.person_id)),
  );
  router.call('POST /admin/shops/{id}/sellers/{person_id}/second-factor/reset', async ({ params }, context) => {
    await resetSellerFactor(context, params.id, params.person_id);
    return changed(context, params.id, null);
  });
  router.call('POST /admin/shops/{id}/sellers/blocked', async ({ params, body }, context) =>
    changed(context, params.id, await blockSellers(context, params.id, body.is_blocked)),
  );
}

function registerOwn(router: Router): void {
  router.call('GET /seller/staff', async (_input, context) => ({ data: await readShopStaff(context, context.operator.shop_id) }));
  router.call('POST /seller/staff/invitations', async ({ body }, context) => {
    await inviteSeller(context, context.operator.shop_id, body);
    return changedOwn(context);
  });
  router.call('POST /seller/staff/invitations/{invitation_id}/again', async ({ params }, context) => {
    await inviteSellerAgain(context, context.operator.shop_id, params.invitation_id);
    return changedOwn(context);
  });
  router.call('DELETE /seller/staff/invitations/{invitation_id}', async ({ params }, context) => {
    await revokeInvitation(context, context.operator.shop_id, params.invitation_id);
    return changedOwn(context);
  });
  router.call('POST /seller/staff/{person_id}/role', async ({ params, body }, context) => {
    await changeSellerRole(context, context.operator.shop_id, { ...params, ...body });
    return changedOwn(context);
  });
  router.call('DELETE /seller/staff/{person_id}', async ({ params }, context) => {
    await removeSeller(context, context.operator.shop_id, params.person_id);
    return { data: {} };
  });
}

async function changedOwn(context: AsSeller<Context>) {
  return { data: await readShopStaff({ ...context, read: context.db }, context.operator.shop_id) };
}

async function changed(context: AsStaff<Context>, shopId: number, entry_id: number | null) {
  return { data: { sellers: await readShopSellers({ ...context, read: context.db }, shopId), entry_id } };
}
