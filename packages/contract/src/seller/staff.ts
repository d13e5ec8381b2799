import { z } from 'zod';
import type { SellerCalls } from '../endpoint.ts';
import { Empty, Id, IdParam, Phone, requiredText, Timestamp } from '../fields.ts';
import { sellerPermissions } from './permissions.ts';

export const ShopRole = z.object({
  name: z.string(),
  permissions: z.array(z.enum(sellerPermissions)),
  /** The owner's role has every permission, also those of later releases. */
  is_owner: z.boolean(),
});
export type ShopRole = z.infer<typeof ShopRole>;

export const ShopMember = z.object({
  person_id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  role: z.string(),
  joined_at: Timestamp,
  last_used_at: Timestamp.nullable(),
});
export type ShopMember = z.infer<typeof ShopMember>;

/** An invitation that is not accepted yet. */
export const ShopInvitation = z.object({
  id: Id,
  /** As the inviter wrote it. */
  name: z.string(),
  phone: z.string(),
  role: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_expired: z.boolean(),
});
export type ShopInvitation = z.infer<typeof ShopInvitation>;

export const ShopStaff = z.object({
  members: z.array(ShopMember),
  invitations: z.array(ShopInvitation),
  /** The owner's role first. */
  roles: z.array(ShopRole),
  /** When the staff of the marketplace looked at the panel, newest first; `ended_at` is null while they do. */
  looks: z.array(z.object({ started_at: Timestamp, ended_at: Timestamp.nullable() })),
});
export type ShopStaff = z.infer<typeof ShopStaff>;

/** The name of a role of `roles`. */
const RoleName = requiredText(40);
export const NewInvitation = z.strictObject({ phone: Phone, name: requiredText(100), role: RoleName });

const invitation = z.strictObject({ invitation_id: IdParam });
const member = z.strictObject({ person_id: IdParam });
const none = { 404: 'The shop has no such member or invitation, or there is no such role.' };
const held = { 403: 'They would grant, change or remove more than they may do themselves.' };

/** How an invitation is shown to the person who opens its link. */
export const InvitationView = z.object({
  shop: z.string(),
  role: z.string(),
  state: z.enum(['open', 'accepted', 'expired', 'revoked']),
});
export type InvitationView = z.infer<typeof InvitationView>;

export const sellerStaffCalls = {
  'GET /seller/invitations/{token}': {
    access: 'public',
    origin: 'ours',
    summary: 'The shop and the role of an invitation, by the token of its link. It is accepted by signing in with its number.',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{1,60}$/) }),
    answer: InvitationView,
    refusals: { 404: 'There is no such invitation.' },
  },
  'GET /seller/staff': {
    access: 'seller',
    needs: 'staff',
    summary: 'The members of the shop, the open invitations and the roles.',
    answer: ShopStaff,
  },
  'POST /seller/staff/invitations': {
    access: 'seller',
    needs: 'staff',
    recent: true,
    summary: 'Invites a person by their number and sends them a link. The invitation expires after seven days.',
    body: NewInvitation,
    answer: ShopStaff,
    refusals: { ...none, ...held, 409: 'They are a member or invited already.' },
  },
  'POST /seller/staff/invitations/{invitation_id}/again': {
    access: 'seller',
    needs: 'staff',
    recent: true,
    summary: 'Replaces an invitation by a new one of seven days and sends its link, at most three times a day for one number.',
    params: invitation,
    answer: ShopStaff,
    refusals: { ...none, ...held },
  },
  'DELETE /seller/staff/invitations/{invitation_id}': {
    access: 'seller',
    needs: 'staff',
    recent: true,
    summary: 'Revokes an invitation.',
    params: invitation,
    answer: ShopStaff,
    refusals: { ...none, ...held },
  },
  'POST /seller/staff/{person_id}/role': {
    access: 'seller',
    needs: 'staff',
    recent: true,
    summary: 'Gives a member another role.',
    params: member,
    /** `seen_role`: the role that the caller saw. */
    body: z.strictObject({ role: RoleName, seen_role: RoleName }),
    answer: ShopStaff,
    refusals: { ...none, ...held, 409: 'The last owner stays, or somebody else has changed the role.' },
  },
  'DELETE /seller/staff/{person_id}': {
    access: 'seller',
    needs: 'staff',
    recent: true,
    summary: 'Removes a member, whose session of the seller panel ends at once.',
    params: member,
    answer: Empty,
    endsSessions: true,
    refusals: { ...none, ...held, 409: 'The last owner stays.' },
  },
} satisfies SellerCalls;
