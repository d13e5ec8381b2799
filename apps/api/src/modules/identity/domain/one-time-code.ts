import { createHmac, randomBytes } from 'node:crypto';

export const codePurposes = [
  'login',
  'registration',
  'password-reset',
  'phone-change',
  'erasure',
  'export',
  'verification',
  'shop-registration',
  'staff-sign-in',
  'seller-sign-in',
] as const;

/** A code is valid for its own purpose only. */
export type CodePurpose = (typeof codePurposes)[number];

export type CodeMaker = {
  /** Derives a code from a seed. The same seed gives the same code. */
  derive: (seed: string, digits: number) => string;
  /** The stored hash, which is bound to the code's purpose and destination. */
  hash: (code: string, purpose: CodePurpose, destination: string) => Buffer;
};

/**
 * Creates and hashes one-time codes. A plain hash of four digits can be reversed by trying them all, so codes and
 * hashes are keyed with the server's secret: neither the database nor its queue of messages discloses a code.
 */
export function createCodeMaker(secret: string = randomBytes(32).toString('base64url')): CodeMaker {
  const keyed = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest();
  return {
    derive: (seed, digits) => String(keyed('derive', seed).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
    hash: (code, purpose, destination) => keyed('hash', purpose, destination, code),
  };
}

/** A random seed of 128 bits. */
export function createSeed(): string {
  return randomBytes(16).toString('hex');
}

export function isEmail(destination: string): boolean {
  return destination.includes('@');
}

/** A destination as people write it: a mail address, or a number with its `+`. */
export function formatDestination(destination: string): string {
  return isEmail(destination) ? destination : `+${destination}`;
}
