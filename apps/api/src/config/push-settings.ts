import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** How messages go to the push services of browsers. */
export type PushSettings = {
  /** Null: the keys are generated and stored in the database. */
  keys: PushKeys | null;
  /** How a push service reaches the operator, a `mailto:` or `https:` address; null: the address of the marketplace. */
  subject: string | null;
  /** Hosts of push services; `*.` in front means any name below. No request goes to another host. */
  services: readonly string[];
  /** Whether push services without TLS are allowed, for local use. */
  allowsPlain: boolean;
};

/** A pair of keys on the curve P-256, in base64url without padding. */
export type PushKeys = { publicKey: string; privateKey: string };

const knownServices = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

export const pushFields = {
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, { error: 'must be a public key of the curve P-256: 87 characters of base64url' })
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be a private key of the curve P-256: 43 characters of base64url' })
    .optional(),
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must be an address such as mailto:help@market.example' })
    .optional(),
  PUSH_SERVICES: z
    .string()
    .regex(/^(\*\.)?[\w.-]+(:\d+)?(\s*,\s*(\*\.)?[\w.-]+(:\d+)?)*$/, { error: 'must be hosts such as push.example,*.push.example' })
    .default(knownServices)
    .transform((text) => text.split(',').map((host) => host.trim())),
};

const PushFields = z.object(pushFields);
type PushFields = z.output<typeof PushFields>;

/** Errors in the combination of the settings, by the setting's name. */
export function findPushErrors({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }: PushFields): [keyof PushFields, string][] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (publicKey === undefined) return [['PUSH_PUBLIC_KEY', 'is required with PUSH_PRIVATE_KEY']];
  if (privateKey === undefined) return [['PUSH_PRIVATE_KEY', 'is required with PUSH_PUBLIC_KEY']];
  return publicKeyOf(privateKey) === publicKey ? [] : [['PUSH_PRIVATE_KEY', 'does not belong to PUSH_PUBLIC_KEY']];
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

export function readPush(settings: PushFields, isProduction: boolean): PushSettings {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = settings;
  return {
    keys: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey },
    subject: settings.PUSH_SUBJECT ?? null,
    services: settings.PUSH_SERVICES,
    allowsPlain: !isProduction,
  };
}
