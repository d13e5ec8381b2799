import { z } from 'zod';
import type { AdminCalls, Endpoint } from '../../endpoint.ts';
import { Id, IdParam, requiredText, Timestamp } from '../../fields.ts';
import { permissions } from '../permissions.ts';

/** The needs of calls that a person makes themselves, with a second factor: no scopes of keys. */
const personalNeeds: readonly string[] = ['session', 'staff', 'keys', 'people:erase', 'shops:look'];

/** The scopes that a key may have. */
export const keyScopes = permissions.filter((each) => !personalNeeds.includes(each));
const Scope = z.enum(keyScopes);

/** Whether a key can make the call, if it has the scope. */
export function isOpenToKeys({ access, needs, needsAny, recent }: Endpoint): boolean {
  return access === 'admin' && (needsAny !== undefined || !personalNeeds.includes(needs)) && !recent;
}

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The last letters of the key. */
  ending: z.string(),
  /** The scopes that it was given. */
  permissions: z.array(z.enum(permissions)),
  /** The scopes that do not work now, because the role of its owner does not have them. */
  ineffective: z.array(z.enum(permissions)),
  /** The member who created it. */
  owner: z.object({ id: Id, name: z.string() }),
  created_at: Timestamp,
  expires_at: Timestamp.nullable(),
  /** To five minutes; null if it was never used. */
  last_used_at: Timestamp.nullable(),
  /** Inactive: its owner is no member of the staff any more, or blocked. */
  state: z.enum(['active', 'expired', 'revoked', 'inactive']),
});
export type ApiKey = z.infer<typeof ApiKey>;

const params = z.strictObject({ id: IdParam });
const none = { 404: 'There is no such key.' };

export const apiKeysCalls = {
  'GET /admin/keys': {
    access: 'admin',
    needs: 'keys',
    summary: 'The keys of programs, newest first, revoked ones too.',
    answer: z.object({ keys: z.array(ApiKey) }),
  },
  'POST /admin/keys': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Creates a key. The answer is the only one that has it: the server stores its hash.',
    body: z.strictObject({
      name: requiredText(60),
      permissions: z.array(Scope).min(1).max(permissions.length),
      /** Null for a key that does not expire. */
      expires_in_days: z.int().min(1).max(730).nullable(),
    }),
    answer: z.object({ key: ApiKey, token: z.string(), entry_id: Id.nullable() }),
    refusals: { 403: 'You would grant more than you may do yourself.' },
  },
  'POST /admin/keys/{id}/name': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Changes the name of a key.',
    params,
    body: z.strictObject({ name: requiredText(60), seen_name: requiredText(60) }),
    answer: z.object({ key: ApiKey, entry_id: Id.nullable() }),
    refusals: { ...none, 409: 'Somebody else has changed the name.' },
  },
  'POST /admin/keys/{id}/revoke': {
    access: 'admin',
    needs: 'keys',
    recent: true,
    summary: 'Revokes a key. It is refused from then on, and no key becomes valid again.',
    params,
    answer: z.object({ key: ApiKey }),
    refusals: { ...none, 409: 'It is revoked already.' },
  },
} satisfies AdminCalls;
