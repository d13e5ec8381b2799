import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Empty, IdParam, requiredText } from '../../fields.ts';
import { NewPasskey, Passkey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from './passkey-fields.ts';
import { Me } from './staff.ts';

/** Signing in with a passkey instead of the code of an authenticator app. */
export const passkeySignInCalls = {
  'POST /admin/second-factor/passkey': {
    access: 'public',
    origin: 'ours',
    summary: 'Opens a session of twelve hours in a cookie, by a passkey. The request was part of the answer of /admin/sign-in.',
    body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/), passkey: PasskeyAnswer }),
    answer: Me,
    opensSession: 'admin',
  },
} satisfies AdminCalls;

/** The passkeys of the signed-in member. */
export const passkeyCalls = {
  'POST /admin/second-factor/again/request': {
    access: 'admin',
    needs: 'session',
    summary: 'A request for a passkey of the member, to enter the second factor again; null for a member without one.',
    answer: z.object({ request: PasskeyRequest.nullable() }),
  },
  'POST /admin/second-factor/again/passkey': {
    access: 'admin',
    needs: 'session',
    summary: 'Enters the second factor again by a passkey.',
    body: z.strictObject({ passkey: PasskeyAnswer }),
    answer: Empty,
  },
  'GET /admin/passkeys': {
    access: 'admin',
    needs: 'session',
    summary: 'The passkeys of the member.',
    answer: z.object({ passkeys: z.array(Passkey) }),
  },
  'POST /admin/passkeys/request': {
    access: 'admin',
    needs: 'session',
    recent: true,
    summary: 'A request to make a passkey on this device, for ten minutes.',
    answer: z.object({ request: PasskeyCreation }),
  },
  'POST /admin/passkeys': {
    access: 'admin',
    needs: 'session',
    recent: true,
    summary: 'Adds the passkey that the browser made.',
    body: z.strictObject({ name: requiredText(60), passkey: NewPasskey }),
    answer: z.object({ passkey: Passkey }),
    refusals: { 409: 'The passkey is added already, or the member has ten.' },
  },
  'DELETE /admin/passkeys/{id}': {
    access: 'admin',
    needs: 'session',
    recent: true,
    summary: 'Removes a passkey of the member.',
    params: z.strictObject({ id: IdParam }),
    answer: Empty,
    refusals: { 404: 'The member has no such passkey.' },
  },
} satisfies AdminCalls;
