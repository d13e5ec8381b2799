import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

export type Sealer = {
  /** Encrypts a secret for the database. */
  seal: (plain: Buffer) => Buffer;
  /** Undefined if it was encrypted with another APP_SECRET. */
  open: (sealed: Buffer) => Buffer | undefined;
};

/** Encrypts secrets that the server needs in the clear, so the database does not have them. Each purpose has a key of its own. */
export function createSealer(appSecret: string | undefined, purpose: string): Sealer {
  const key = hash('sha256', `${purpose}\n${appSecret ?? 'local'}`, 'buffer');
  return {
    seal(plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
      } catch {
        // APP_SECRET has changed since.
        return undefined;
      }
    },
  };
}
