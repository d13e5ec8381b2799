import { z } from 'zod';
import { NewPasskey, Passkey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '../back-office/access/passkey-fields.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Empty, IdParam, requiredText } from '../fields.ts';
import { SellerMe } from './access.ts';

/** Signing in with a passkey instead of the code of an authenticator app. */
export const sellerPasskeySignInCalls = {
  'POST /seller/second-factor/passkey': {
    access: 'public',
    origin: 'ours',
    summary: 'Opens a session of twelve hours in a cookie, by a passkey. The request was part of the answer of /seller/sign-in.',
    body: z.strictObject({ ticket: z.string().regex(/^[\w-]{43}$/), passkey: PasskeyAnswer }),
    answer: SellerMe,
    opensSession: 'seller',
  },
} satisfies SellerCalls;

/** The passkeys of the signed-in member for the seller panel, whichever of their shops the session is about. */
export const sellerPasskeyCalls = {
  'POST /seller/second-factor/again/request': {
    access: 'seller',
    needs: 'session',
    summary: 'A request for a passkey of the member, to enter the second factor again; null for a member without one.',
    answer: z.object({ request: PasskeyRequest.nullable() }),
  },
  'POST /seller/second-factor/again/passkey': {
    access: 'seller',
    needs: 'session',
    summary: 'Enters the second factor again by a passkey.',
    body: z.strictObject({ passkey: PasskeyAnswer }),
    answer: Empty,
  },
  'GET /seller/passkeys': {
    access: 'seller',
    needs: 'session',
    summary: 'The passkeys of the member.',
    answer: z.object({ passkeys: z.array(Passkey) }),
  },
  'POST /seller/passkeys/request': {
    access: 'seller',
    needs: 'session',
    recent: true,
    summary: 'A request to make a passkey on this device, for ten minutes.',
    answer: z.object({ request: PasskeyCreation }),
  },
  'POST /seller/passkeys': {
    access: 'seller',
    needs: 'session',
    recent: true,
    summary: 'Adds the passkey that the browser made.',
    body: z.strictObject({ name: requiredText(60), passkey: NewPasskey }),
    answer: z.object({ passkey: Passkey }),
    refusals: { 409: 'The passkey is added already, or the member has ten.' },
  },
  'DELETE /seller/passkeys/{passkey_id}': {
    access: 'seller',
    needs: 'session',
    recent: true,
    summary: 'Removes a passkey of the member.',
    params: z.strictObject({ passkey_id: IdParam }),
    answer: Empty,
    refusals: { 404: 'The member has no such passkey.' },
  },
} satisfies SellerCalls;
