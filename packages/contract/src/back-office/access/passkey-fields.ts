import { z } from 'zod';
import { Id, Timestamp } from '../../fields.ts';

export const Passkey = z.object({ id: Id, name: z.string(), created_at: Timestamp, last_used_at: Timestamp.nullable() });
export type Passkey = z.infer<typeof Passkey>;

const Base64Url = z.string().regex(/^[\w-]{1,4000}$/);
/** Transports of a later release of the standard are ignored by the browser. */
const Transports = z.array(z.string().max(40)).max(20);
const KnownKey = z.object({ id: z.string(), type: z.literal('public-key'), transports: Transports });

/** Options of a browser's `navigator.credentials.get` as JSON (W3C Web Authentication, Level 3). */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(KnownKey),
  userVerification: z.literal('required'),
  /** Milliseconds. */
  timeout: z.int(),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Options of a browser's `navigator.credentials.create` as JSON. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(KnownKey),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
  /** Milliseconds. */
  timeout: z.int(),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** The answer of the browser to a request; its other members are not needed. */
export const PasskeyAnswer = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** The answer of the browser that made a passkey. */
export const NewPasskey = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Transports.default([]),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;
