import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../../db/schema.ts';
import { SendFailure } from '../../../integrations/messages/message-channel.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../../platform/jobs/define-job.ts';
import { pickText } from '../../../platform/text/texts.ts';
import { type CodePurpose, codePurposes } from '../domain/one-time-code.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { getSignInSettings } from '../queries/accounts.ts';
import { findOpenCode, markRefused } from '../queries/codes.ts';

export const sendCodeJobName = 'send-code';

// The queue has the seed instead of the code, which only this server can derive from it.
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
      const settings = await getSignInSettings(db);
      const app_name = pickText(settings.app_name, { locale, defaultLocale: settings.app_locale });
      // A string, so that its digits stay Latin in every language: phones recognise and fill in only those.
      const values = { code, app_name, minutes: Math.ceil(limits.secondsValid / 60) };
      const message = {
        to: open.destination.includes('@') ? open.destination : `+${open.destination}`,
        locale,
        code,
        // The time makes references unique across databases whose ids both start at 1.
        reference: `code-${code_id}-${open.created_at.getTime()}`,
        subject: translate(locale, { text: '{app_name}: {code} is your code', with: values }),
        text: translate(locale, { text: textOf[purpose], with: values }),
      };
      await messenger.send(message).catch(async (error: unknown) => {
        if (!isRefusal(error)) throw error;
        await markRefused(db, code_id, clock.now());
      });
    },
  });
}

/** A number or mailbox that refuses messages for good: a retry is pointless. */
function isRefusal(error: unknown): boolean {
  return error instanceof SendFailure && error.kind === 'permanent';
}

const textOf = {
  verification: '{code} is your code to verify your account at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  login: '{code} is your code to sign in to {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  registration: '{code} is your code to create an account at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'password-reset':
    '{code} is your code to set a new password at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'phone-change':
    '{code} is your code to change your number at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  erasure:
    '{code} is your code to permanently delete your account at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  export: '{code} is your code to download your data from {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'shop-registration':
    '{code} is your code to apply to open a shop at {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'staff-sign-in': '{code} is your code to sign in to {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'seller-sign-in': '{code} is your code to sign in to {app_name}. It is valid for {minutes} minutes. Do not share it with anyone.',
} satisfies Record<CodePurpose, string>;

function purposeOf(stored: string): CodePurpose | undefined {
  return codePurposes.find((purpose) => purpose === stored);
}
