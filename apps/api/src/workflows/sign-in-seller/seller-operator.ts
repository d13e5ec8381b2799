import type { DB } from '../../../db/schema.ts';
import type { SellerOperator } from '../../context.ts';
import type { SessionCache } from '../../modules/identity/sessions/session-cache.ts';
import { sellerPermissionsOf } from '../../modules/sellers/domain/seller-permissions.ts';
import { findMembership } from '../../modules/sellers/queries/members.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

type Parts = { sessions: Pick<SessionCache, 'findActor'>; read: ReadDatabase<DB> };

/**
 * The member of a shop with that token, and the shop that the session is about. The membership is read for each call, so that a
 * member who is removed and a shop that is blocked are refused at once.
 */
export async function findSellerOperator({ sessions, read }: Parts, token: string): Promise<SellerOperator | null> {
  const actor = await sessions.findActor(`Bearer ${token}`, 'seller');
  const member = actor && (await findMembership(read, actor));
  if (!member) return null;
  const { shop_id, look_id } = member;
  return { kind: 'seller', ...actor, shop_id, permissions: sellerPermissionsOf(member), ...(look_id !== null && { look_id }) };
}
