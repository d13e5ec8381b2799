import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// One of the sets that OWASP names for scrypt, with 32 MB for each hash under way; the cost is kept with the hash so that it can grow.
const cost = 2 ** 15;
const blockSize = 8;
const lanes = 3;
const keyLength = 32;

/** `scrypt$cost$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await stretch(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether it is the password; false where none is stored. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, rounds, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !rounds || !salt || !key) return false;
  const stored = Buffer.from(key, 'base64url');
  const given = await stretch(password, Buffer.from(salt, 'base64url'), Number(rounds));
  return stored.length === given.length && timingSafeEqual(stored, given);
}

function stretch(password: string, salt: Buffer, rounds: number): Promise<Buffer> {
  const options: ScryptOptions = { N: rounds, r: blockSize, p: lanes, maxmem: 256 * rounds * blockSize };
  return new Promise((resolve, reject) => {
    // The same letters can be written in two ways; keyboards differ in which.
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
