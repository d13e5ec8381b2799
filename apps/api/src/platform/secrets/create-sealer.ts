import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

/** The configured APP_SECRET, and the one before it, which still opens what was encrypted with it. */
export type AppSecrets = { secret: string | undefined; previousSecret?: string | undefined };

export type Sealer = {
  /** Encrypts a secret for the database. */
  seal: (plain: Buffer) => Buffer;
  /** Undefined if it was encrypted with neither the current nor the previous APP_SECRET. */
  open: (sealed: Buffer) => Buffer | undefined;
  /** The secret encrypted with the current APP_SECRET: the given bytes if they already are, undefined if they cannot be opened. */
  renew: (sealed: Buffer) => Buffer | undefined;
};

/** Encrypts secrets that the server needs in the clear, so the database does not have them. Each purpose has a key of its own. */
export function createSealer({ secret, previousSecret }: AppSecrets, purpose: string): Sealer {
  const current = keyOf(secret ?? 'local', purpose);
  const previous = previousSecret === undefined ? undefined : keyOf(previousSecret, purpose);
  const openPrevious = (sealed: Buffer) => previous && decrypt(previous, sealed);
  const seal = (plain: Buffer) => encrypt(current, plain);
  return {
    seal,
    open: (sealed) => decrypt(current, sealed) ?? openPrevious(sealed),
    renew(sealed) {
      if (decrypt(current, sealed)) return sealed;
      const plain = openPrevious(sealed);
      return plain && seal(plain);
    },
  };
}

function keyOf(secret: string, purpose: string): Buffer {
  return hash('sha256', `${purpose}\n${secret}`, 'buffer');
}

function encrypt(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Undefined if it was encrypted with another key. */
function decrypt(key: Buffer, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    // The tag does not fit the key.
    return undefined;
  }
}
