import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, IdParam, Timestamp } from '../../fields.ts';
import { NewInvitation, ShopStaff } from '../../seller/staff.ts';

/** The people who may sell for a shop, as the marketplace sees it. */
export const ShopSellers = ShopStaff.extend({
  /** Since when its members are refused; null if they may sign in. */
  blocked_at: Timestamp.nullable(),
});
export type ShopSellers = z.infer<typeof ShopSellers>;

/** The members after a change, and its entry in the audit log. */
const Changed = z.object({ sellers: ShopSellers, entry_id: Id.nullable() });

const shop = { id: IdParam };
const missing = 'There is no such shop, member, invitation or role.';

export const adminSellersCalls = {
  'GET /admin/shops/{id}/sellers': {
    access: 'admin',
    needs: 'shops:read',
    summary: 'The members of a shop and its open invitations.',
    params: z.strictObject(shop),
    answer: ShopSellers,
    refusals: { 404: missing },
  },
  'POST /admin/shops/{id}/sellers': {
    access: 'admin',
    needs: 'shops:write',
    recent: true,
    summary: 'Invites a person to sell for a shop, for example its first owner.',
    params: z.strictObject(shop),
    body: NewInvitation,
    answer: Changed,
    refusals: { 404: missing, 409: 'They are a member or invited already.' },
  },
  'DELETE /admin/shops/{id}/sellers/invitations/{invitation_id}': {
    access: 'admin',
    needs: 'shops:write',
    recent: true,
    summary: 'Revokes an invitation.',
    params: z.strictObject({ ...shop, invitation_id: IdParam }),
    answer: Changed,
    refusals: { 404: missing },
  },
  'DELETE /admin/shops/{id}/sellers/{person_id}': {
    access: 'admin',
    needs: 'shops:write',
    recent: true,
    summary: 'Removes a member of a shop, whose session of the seller panel ends at once.',
    params: z.strictObject({ ...shop, person_id: IdParam }),
    answer: Changed,
    endsSessions: true,
    refusals: { 404: missing, 409: 'The last owner stays.' },
  },
  'POST /admin/shops/{id}/sellers/{person_id}/second-factor/reset': {
    access: 'admin',
    needs: 'shops:write',
    recent: true,
    summary: 'Lets a seller who lost their phone set up an authenticator app again, for all of their shops. Their passkeys are removed.',
    params: z.strictObject({ ...shop, person_id: IdParam }),
    answer: Changed,
    endsSessions: true,
    refusals: { 404: missing },
  },
  'POST /admin/shops/{id}/look': {
    access: 'admin',
    needs: 'shops:look',
    summary: 'Opens a session of 30 minutes that sees the seller panel of a shop and changes nothing. The shop sees that it happened.',
    params: z.strictObject(shop),
    answer: Empty,
    opensSession: 'seller',
    refusals: { 404: 'There is no such shop.' },
  },
  'POST /admin/shops/{id}/sellers/blocked': {
    access: 'admin',
    needs: 'shops:write',
    summary: 'Blocks the members of a shop from the seller panel, or lets them in again. The shop stays as it is for shoppers.',
    params: z.strictObject(shop),
    body: z.strictObject({ is_blocked: z.boolean() }),
    answer: Changed,
    endsSessions: true,
    refusals: { 404: missing, 409: 'They are blocked or admitted already.' },
  },
} satisfies AdminCalls;
