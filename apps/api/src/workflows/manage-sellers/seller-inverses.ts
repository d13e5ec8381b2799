import { z } from 'zod';
import type { Context } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { changeSellerRole, removeSeller, restoreSeller, sellerOf } from './change-seller.ts';
import { restoreInvitation, revokeInvitation } from './invite-seller.ts';

type Change = { subject_id: string; before: unknown; after: unknown };

const ShopFields = z.object({ shop_id: z.int() });
const RoleFields = z.object({ role: z.string(), role_id: z.int() });

/** How changes of the members of shops are undone, with the second factor as the calls of the panels. */
export const sellerInverses = {
  'seller.invite': {
    needs: 'shops:write',
    recent: true,
    undo: (context: Context, { subject_id, after }: Change) =>
      revokeInvitation(context, read(ShopFields, after).shop_id, Number(subject_id)),
  },
  'seller.revoke': {
    needs: 'shops:write',
    recent: true,
    undo: (context: Context, { subject_id, after }: Change) =>
      restoreInvitation(context, read(ShopFields, after).shop_id, Number(subject_id)),
  },
  'seller.join': { needs: 'shops:write', recent: true, undo: remove },
  'seller.add': { needs: 'shops:write', recent: true, undo: remove },
  'seller.role': {
    needs: 'shops:write',
    recent: true,
    undo(context: Context, { subject_id, before, after }: Change) {
      const { shopId, personId } = sellerOf(subject_id);
      const change = { person_id: personId, role: read(RoleFields, before).role, seen_role: read(RoleFields, after).role };
      return changeSellerRole(context, shopId, change);
    },
  },
  'seller.remove': {
    needs: 'shops:write',
    recent: true,
    undo(context: Context, { subject_id, before }: Change) {
      const { shopId, personId } = sellerOf(subject_id);
      return restoreSeller(context, shopId, { personId, roleId: read(RoleFields, before).role_id });
    },
  },
} as const;

function remove(context: Context, { subject_id }: Change) {
  const { shopId, personId } = sellerOf(subject_id);
  return removeSeller(context, shopId, personId);
}

function read<Fields>(schema: z.ZodType<Fields>, fields: unknown): Fields {
  const { data } = schema.safeParse(fields);
  if (data === undefined) throw operatorError('conflict', 'This entry does not have what is needed to reverse it.');
  return data;
}
