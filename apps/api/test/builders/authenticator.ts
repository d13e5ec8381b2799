import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Creation = { challenge: string; rp: { id: string }; user: { id: string } };
type Request = { challenge: string; rpId: string };
type Signing = { origin?: string; counter?: number; isVerified?: boolean };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The flags of authenticator data: present, verified, with credential data (W3C Web Authentication, 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** CBOR (RFC 8949) of what an attestation needs: small integers, texts, bytes up to 65,535 and maps in the given order. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(isEncodable(each))]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function isEncodable(value: unknown) {
  if (typeof value === 'number' || typeof value === 'string' || Buffer.isBuffer(value) || value instanceof Map) return value;
  throw new Error('This CBOR has no such values');
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

/** An authenticator with one ES256 passkey, as a security key or a phone has it. */
export function buildAuthenticator({ origin: home = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  // COSE key (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let used = 0;
  const authData = (rpId: string, kind: number, counter: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([kind]), uint32(counter), rest]);
  return {
    id,
    /** The answer of a browser's `navigator.credentials.create`. */
    make({ challenge, rp }: Creation, { origin = home }: Signing = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const data = authData(rp.id, flags.present | flags.verified | flags.attested, 0, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal', 'telepathy'],
        },
      };
    },
    /** The answer of a browser's `navigator.credentials.get`. */
    answer({ challenge, rpId }: Request, { origin = home, counter = used + 1, isVerified = true }: Signing = {}) {
      used = counter;
      const data = authData(rpId, flags.present | (isVerified ? flags.verified : 0), counter);
      const client = clientData('webauthn.get', challenge, origin);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
}
