import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, Id, IdParam, Otp, Phone, requiredText, Timestamp, text } from '../../fields.ts';
import { permissions } from '../permissions.ts';
import { Enrolment } from './authenticator.ts';
import { PasskeyRequest } from './passkey-fields.ts';

const PermissionKey = z.enum(permissions);

export const Role = z.object({
  id: Id,
  /** Changes with the name and the permissions. */
  version: z.string(),
  name: z.string(),
  permissions: z.array(PermissionKey),
  /** The owner's role has every permission, also those of later releases, and is never changed. */
  is_owner: z.boolean(),
  members: z.int(),
});
export type Role = z.infer<typeof Role>;

export const StaffMember = z.object({
  person_id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  role: z.object({ id: Id, name: z.string() }),
  has_second_factor: z.boolean(),
  last_used_at: Timestamp.nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const Me = z.object({
  person_id: Id,
  name: z.string(),
  role: z.string(),
  permissions: z.array(PermissionKey),
});
export type Me = z.infer<typeof Me>;

const RoleInput = z.strictObject({ name: requiredText(40), permissions: z.array(PermissionKey).max(permissions.length) });
const none = { 404: 'There is no such role or member.' };
const held = { 403: 'You would grant, change or remove more than you may do yourself.' };

/** `data` of the answer 403 to a call that needs the second factor again. */
export const secondFactorNeeded = 'second-factor';

/** Signing in: a code to the phone, then the code of an authenticator app or a passkey. */
export const signInCalls = {
  'POST /admin/send-code': {
    access: 'public',
    origin: 'ours',
    summary: 'Sends a code to a member of the staff. The answer is the same for every other number.',
    body: z.strictObject({ phone: Phone }),
    answer: z.object({ retry_after: z.int(), otp: z.string().optional() }),
  },
  'POST /admin/sign-in': {
    access: 'public',
    origin: 'ours',
    summary: 'Redeems the code. The ticket lets its holder enter the second factor within ten minutes.',
    body: z.strictObject({ phone: Phone, otp: Otp }),
    answer: z.object({
      ticket: z.string(),
      /** The data for an authenticator app at the first sign-in; null for a member whose app is set up. */
      enrolment: Enrolment.nullable(),
      /** The code of the app: only where app_environment is local. */
      code: z.string().optional(),
      /** Absent for a member without a passkey. */
      passkey: PasskeyRequest.optional(),
    }),
  },
  'POST /admin/second-factor': {
    access: 'public',
    origin: 'ours',
    summary: 'Opens a session of twelve hours in a cookie.',
    body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/), code: z.string().regex(/^\d{6}$/) }),
    answer: Me,
    opensSession: 'admin',
  },
} satisfies AdminCalls;

export const staffCalls = {
  'POST /admin/sign-out': {
    access: 'admin',
    needs: 'session',
    summary: 'Ends the session.',
    answer: Empty,
    endsSessions: true,
    closesSession: 'admin',
  },
  'GET /admin/me': { access: 'admin', needs: 'session', summary: 'Who is signed in, and what they may do.', answer: Me },
  'GET /admin/second-factor': {
    access: 'admin',
    needs: 'session',
    summary: 'The code of the authenticator app: only where app_environment is local.',
    answer: z.object({ code: z.string().optional() }),
  },
  'POST /admin/second-factor/again': {
    access: 'admin',
    needs: 'session',
    summary: 'Enters the second factor again, so that calls that need it recently are open for ten minutes.',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    answer: Empty,
  },
  'GET /admin/staff': {
    access: 'admin',
    needs: 'staff',
    summary: 'The members of the staff and the roles.',
    answer: z.object({ members: z.array(StaffMember), roles: z.array(Role) }),
  },
  'POST /admin/staff': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Makes a person a member of the staff; a number without an account gets one.',
    body: z.strictObject({ phone: Phone, name: requiredText(100), role_id: Id }),
    answer: z.object({ member: StaffMember }),
    refusals: { ...none, ...held, 409: 'They are a member already.' },
  },
  'POST /admin/staff/{person_id}/role': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Gives a member another role.',
    params: z.strictObject({ person_id: IdParam }),
    /** `seen_role_id`: the role that the caller saw. */
    body: z.strictObject({ role_id: Id, seen_role_id: Id }),
    answer: z.object({ member: StaffMember }),
    refusals: { ...none, ...held, 409: 'The last owner stays, or somebody else has changed the role.' },
  },
  'POST /admin/staff/{person_id}/second-factor/reset': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Lets a member who lost their phone set up an authenticator app again, and ends their sessions.',
    params: z.strictObject({ person_id: IdParam }),
    answer: z.object({ member: StaffMember }),
    endsSessions: true,
    refusals: { ...none, ...held },
  },
  'DELETE /admin/staff/{person_id}': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Removes a member and ends their sessions.',
    params: z.strictObject({ person_id: IdParam }),
    answer: Empty,
    endsSessions: true,
    refusals: { ...none, ...held, 409: 'The last owner stays.' },
  },
  'POST /admin/roles': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Adds a role.',
    body: RoleInput,
    answer: z.object({ role: Role }),
    refusals: { ...held, 409: 'There is a role of this name.' },
  },
  'POST /admin/roles/{id}': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Saves the name and the permissions of a role over the version that the operator saw.',
    params: z.strictObject({ id: IdParam }),
    body: RoleInput.extend({ version: text(100) }),
    answer: z.object({ role: Role }),
    refusals: { ...none, ...held, 409: 'Somebody else has changed it, there is a role of this name, or it is the role of the owner.' },
  },
  'DELETE /admin/roles/{id}': {
    access: 'admin',
    needs: 'staff',
    recent: true,
    summary: 'Removes a role that nobody has.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    refusals: { ...none, ...held, 409: 'Somebody has the role, or it is the role of the owner.' },
  },
} satisfies AdminCalls;
