import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Actor, Context, SellerOperator } from '../../context.ts';
import { lockOpenInvitations, updateInvitationAccepted } from '../../modules/sellers/queries/invitations.ts';
import { insertShopMember, updateSessionShop } from '../../modules/sellers/queries/members.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { sellerSubject } from './change-seller.ts';

/** Makes a person who has signed in a member of each shop that invited them. The session is about the newest of these shops. */
export async function acceptInvitations(context: Context, transaction: Transaction<DB>, { person_id, session_id }: Actor): Promise<void> {
  const now = context.clock.now();
  for (const { id, shop_id, role_id, role } of await lockOpenInvitations(transaction, person_id, now)) {
    await insertShopMember(transaction, { shop_id, person_id, role_id });
    await updateInvitationAccepted(transaction, id, now);
    await updateSessionShop(transaction, session_id, shop_id);
    const operator: SellerOperator = { kind: 'seller', person_id, session_id, shop_id, permissions: new Set() };
    const after = { shop_id, role, role_id };
    await recordAudit(transaction, { ...context, operator }, { action: 'seller.join', subject: sellerSubject(shop_id, person_id), after });
  }
}
