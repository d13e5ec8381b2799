import { randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import type { PasskeyOwner, PasskeyRow } from './queries/passkeys.ts';

type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>;
/** The fields of a new passkey that the database stores. */
export type VerifiedPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

const timeout = 5 * 60_000;
/** EdDSA, ES256 and RS256 (IANA COSE Algorithms), the ones that authenticators have. */
const algorithms = [-8, -7, -257];

/** The origin that passkeys belong to. A browser has none for an address in digits, so this machine's is named. */
export function passkeyOrigin(publicUrl: string): string {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return url.origin;
}

/** Asks the browser for one of the passkeys. The origin is the site's, for example `https://souk.example`. */
export function requestPasskey(origin: string, passkeys: readonly Known[]): PasskeyRequest {
  return {
    challenge: newChallenge(),
    rpId: new URL(origin).hostname,
    allowCredentials: describeKnown(passkeys),
    userVerification: 'required',
    timeout,
  };
}

type Making = { siteName: string; owner: PasskeyOwner & { name: string; phone: string }; known: readonly Known[] };

/** An authenticator has one passkey of a site for each of these names: one for each panel of a person. */
const ownerNames = { admin: 'staff', seller: 'seller' } as const;

/** Asks the browser to make a passkey, on a device that has none of the known ones. */
export function requestNewPasskey(origin: string, { siteName, owner, known }: Making): PasskeyCreation {
  return {
    challenge: newChallenge(),
    rp: { id: new URL(origin).hostname, name: siteName },
    user: { id: nameOf(owner), name: owner.phone, displayName: owner.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: describeKnown(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
    timeout,
  };
}

function nameOf({ person_id, audience }: PasskeyOwner): string {
  return Buffer.from(`${ownerNames[audience]}-${person_id}`).toString('base64url');
}

function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

function describeKnown(passkeys: readonly Known[]): PasskeyRequest['allowCredentials'] {
  return passkeys.map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key', transports }));
}

/** The new passkey, or undefined if the answer is not one to the challenge from this site. */
export async function verifyNewPasskey(origin: string, challenge: string, answer: NewPasskey): Promise<VerifiedPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadVerifier();
  const outcome = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!outcome?.registrationInfo) return undefined;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports: answer.response.transports };
}

/** The counter of the authenticator, or undefined if the answer is not one of the passkey to the challenge from this site. */
export async function verifyPasskey(
  origin: string,
  { challenge, passkey }: { challenge: string; passkey: Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'> },
  answer: PasskeyAnswer,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadVerifier();
  const outcome = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
  }).catch(refuse);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** Loaded with the first passkey: most servers never verify one. */
function loadVerifier() {
  return import('@simplewebauthn/server');
}

/** The library throws what is wrong with an answer, which only its sender could repair. */
function refuse(): undefined {
  return undefined;
}
