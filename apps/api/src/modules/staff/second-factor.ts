import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AppSecrets, createSealer } from '../../platform/secrets/create-sealer.ts';

const stepSeconds = 30;
/** One step earlier and later, for phones whose clocks differ. */
const tolerance = 1;

export type SecondFactor = {
  /** A new secret, encrypted for the database. */
  createSecret: () => Buffer;
  /** The data by which an authenticator app is set up; null if the secret was encrypted with another APP_SECRET. */
  describe: (stored: Buffer, account: { issuer: string; label: string }) => { secret: string; address: string } | null;
  /** The time step of a right code that is later than the last accepted one; otherwise undefined. */
  verify: (stored: Buffer, code: string, lastStep: number) => number | undefined;
  /** A code that is accepted now, for the local environment: of this moment, or the next one if it was used already. */
  currentCode: (stored: Buffer, lastStep?: number) => string | undefined;
};

/** Codes of an authenticator app (RFC 6238). The database never has a secret in the clear. */
export function createSecondFactor(secrets: AppSecrets, clock: Clock): SecondFactor {
  const sealer = createSealer(secrets, 'second factor');
  const openSecret = (stored: Buffer) => {
    const plain = sealer.open(stored);
    // Without it the member sets the app up again after a reset.
    return plain ? new Secret({ buffer: new Uint8Array(plain).buffer }) : null;
  };
  const open = (stored: Buffer) => {
    const secret = openSecret(stored);
    return secret && new TOTP({ secret, period: stepSeconds });
  };
  return {
    createSecret: () => sealer.seal(randomBytes(20)),
    describe(stored, { issuer, label }) {
      const secret = openSecret(stored);
      return secret && { secret: secret.base32, address: new TOTP({ secret, issuer, label, period: stepSeconds }).toString() };
    },
    verify(stored, code, lastStep) {
      const timestamp = clock.now().getTime();
      const delta = open(stored)?.validate({ token: code, timestamp, window: tolerance }) ?? undefined;
      if (delta === undefined) return undefined;
      const step = Math.floor(timestamp / 1000 / stepSeconds) + delta;
      return step > lastStep ? step : undefined;
    },
    currentCode(stored, lastStep = 0) {
      const step = Math.max(Math.floor(clock.now().getTime() / 1000 / stepSeconds), lastStep + 1);
      return open(stored)?.generate({ timestamp: step * stepSeconds * 1000 });
    },
  };
}
