import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { SendFailure } from '../../integrations/messages/send-failure.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { findOpenCode, noteRefused } from './code-repository.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import type { IdentityParts } from './identity-parts.ts';
import { getSignInSettings } from './repository.ts';

export const sendCodeJobName = 'send-code';

// The code itself is not in it: the seed gives it to this server alone.
const SendCodePayload = z.object({
  code_id: z.int(),
  seed: z.string(),
  digits: z.int(),
  locale: z.string(),
  /** The same work is enqueued for a destination without an account, so that its absence does not show. */
  is_for_nobody: z.boolean().default(false),
});
export type SendCodePayload = z.infer<typeof SendCodePayload>;

type SendCodeParts = Pick<IdentityParts, 'codes' | 'limits' | 'translate' | 'messenger'> & { db: Kysely<DB>; clock: Clock };

/** Sends a code to its destination, unless it is for nobody or no longer valid. */
export function sendCodeJob({ db, clock, codes, limits, translate, messenger }: SendCodeParts): AnyJob {
  return defineJob({
    name: sendCodeJobName,
    payload: SendCodePayload,
    async run({ code_id, seed, digits, locale, is_for_nobody }, { log }) {
      if (is_for_nobody) return;
      const open = await findOpenCode(db, code_id, clock.now());
      if (!open) return;
      const code = codes.derive(seed, digits);
      const purpose = purposeOf(open.purpose);
      if (!purpose || !codes.hash(code, purpose, open.destination).equals(open.code_hash)) {
        log.warn({ code_id }, 'a code was made with another secret, so it is not sent: APP_SECRET must stay and be the same everywhere');
        return;
      }
      const { app_name } = await getSignInSettings(db);
      // The code is no number: its digits stay Latin in every language, for phones read it out of the message and fill it in only so.
      const values = { code, app_name, minutes: Math.ceil(limits.secondsValid / 60) };
      const message = {
        to: open.destination.includes('@') ? open.destination : `+${open.destination}`,
        locale,
        code,
        // The time keeps apart the codes of two databases, which both count from one.
        reference: `code-${code_id}-${open.created_at.getTime()}`,
        subject: translate(locale, { text: '{app_name}: {code} is your code', with: values }),
        text: translate(locale, { text: textOf[purpose], with: values }),
      };
      await messenger.send(message).catch(async (error: unknown) => {
        if (!isRefusal(error)) throw error;
        await noteRefused(db, code_id, clock.now());
      });
    },
  });
}

/** A number or mailbox that takes no message will not take one in a moment either. */
function isRefusal(error: unknown): boolean {
  return error instanceof SendFailure && error.kind === 'permanent';
}

const textOf = {
  verification: '{code} is your code to verify your account at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  login: '{code} is your code to sign in to {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  registration: '{code} is your code to open an account at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'password-reset':
    '{code} is your code to set a new password at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'phone-change':
    '{code} is your code to change your number at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  erasure:
    '{code} is your code to delete your account at {app_name} for good. It is valid for {minutes} minutes. Do not share it with anyone.',
  export: '{code} is your code to download your data from {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'shop-registration':
    '{code} is your code to apply for a shop at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
} satisfies Record<CodePurpose, string>;

const purposes: readonly CodePurpose[] = [
  'login',
  'registration',
  'password-reset',
  'phone-change',
  'erasure',
  'export',
  'verification',
  'shop-registration',
];

function purposeOf(stored: string): CodePurpose | undefined {
  return purposes.find((purpose) => purpose === stored);
}
