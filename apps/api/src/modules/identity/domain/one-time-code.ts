import { createHmac, randomBytes } from 'node:crypto';

/** What a code is good for; a code for one of them is worth nothing for another. */
export type CodePurpose =
  | 'login'
  | 'registration'
  | 'password-reset'
  | 'phone-change'
  | 'erasure'
  | 'export'
  | 'verification'
  | 'shop-registration';

export type CodeMaker = {
  /** A code of so many digits. The seed gives it again, but only to who has the secret. */
  derive: (seed: string, digits: number) => string;
  /** What is stored of a code: bound to its purpose and to where it was sent. */
  hash: (code: string, purpose: CodePurpose, destination: string) => Buffer;
};

/**
 * Makes one-time codes. Four digits are guessed in a moment by who has their plain hash, so both the code and its hash
 * are keyed with the server's secret: the database alone, with its queue of messages to send, tells no code.
 */
export function createCodeMaker(secret: string = randomBytes(32).toString('base64url')): CodeMaker {
  const keyed = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest();
  return {
    derive: (seed, digits) => String(keyed('derive', seed).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0'),
    hash: (code, purpose, destination) => keyed('hash', purpose, destination, code),
  };
}

/** A new seed: 128 random bits. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
