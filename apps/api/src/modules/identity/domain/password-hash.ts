import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// Parameters that OWASP recommends for scrypt: 32 MB for each hash. The cost is stored with the hash so that it can be
// raised.
const cost = 2 ** 15;
const blockSize = 8;
const parallelism = 3;
const keyLength = 32;

/** Returns `scrypt$cost$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password matches the stored hash; false if there is no hash. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, rounds, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !rounds || !salt || !key) return false;
  const stored = Buffer.from(key, 'base64url');
  const candidate = await deriveKey(password, Buffer.from(salt, 'base64url'), Number(rounds));
  return stored.length === candidate.length && timingSafeEqual(stored, candidate);
}

function deriveKey(password: string, salt: Buffer, rounds: number): Promise<Buffer> {
  const options: ScryptOptions = { N: rounds, r: blockSize, p: parallelism, maxmem: 256 * rounds * blockSize };
  return new Promise((resolve, reject) => {
    // Keyboards encode the same accented letter in different ways.
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
