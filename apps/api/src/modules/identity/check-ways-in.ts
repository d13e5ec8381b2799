import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { ConfigError } from '../../config.ts';
import type { Way } from '../../integrations/messages/message-channel.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { getSignInSettings } from './repository.ts';

const SocialAuths = z.record(z.string(), z.looseObject({ is_active: z.boolean().default(false) }));

/** Stops the start of a market whose channels let nobody sign in or register, and says what would. */
export async function checkWaysIn(read: ReadDatabase<DB>, ways: readonly Way[]): Promise<void> {
  const settings = await getSignInSettings(read);
  const social = SocialAuths.safeParse(settings.social_auths);
  if (social.success && Object.values(social.data).some(({ is_active }) => is_active)) return;
  const hasMail = ways.includes('mail');
  const failures = [
    ...(ways.includes('phone') || (hasMail && (!settings.phone_required || settings.register_otp_type === 'email')) ? [] : [nobodySignsIn]),
    ...(settings.register_otp_verify && settings.register_otp_type === 'email' && !hasMail ? [nobodyRegisters] : []),
  ];
  if (failures.length > 0) throw new ConfigError(failures);
}

const nobodySignsIn =
  'MESSAGE_CHANNEL names no channel to phones, so nobody could sign in: add whatsapp or twilio, or change the settings in the database ' +
  '(phone_required to false, so that a mail address is enough, or a provider in social_auths to active)';
const nobodyRegisters =
  'MESSAGE_CHANNEL names no channel to mailboxes, so nobody could register: add smtp, or change register_otp_type in the settings in the database to phone';
