import { z } from 'zod';
import type { DB } from '../../../../db/schema.ts';
import { ConfigError } from '../../../config/config.ts';
import type { Way } from '../../../integrations/messages/message-channel.ts';
import type { SocialName } from '../../../integrations/social/social-provider.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { getSignInSettings } from '../queries/accounts.ts';

const SocialAuths = z.record(z.string(), z.unknown());
const SocialAuth = z.object({ is_active: z.boolean().default(false), client_id: z.string().min(1).nullish() });

const names: readonly SocialName[] = ['google', 'facebook', 'apple'];

/** The stored settings of a provider. A provider whose settings are missing or invalid is off. */
export function parseSocialAuth(socialAuths: unknown, name: SocialName): { isActive: boolean; clientId: string | undefined } {
  const auth = SocialAuth.safeParse(SocialAuths.parse(socialAuths)[name]);
  return { isActive: auth.data?.is_active ?? false, clientId: auth.data?.client_id ?? undefined };
}

/** The providers that are switched on and have a client id. */
export async function listActiveProviders(read: ReadDatabase<DB>): Promise<SocialName[]> {
  const { social_auths } = await getSignInSettings(read);
  return names.filter((name) => {
    const { isActive, clientId } = parseSocialAuth(social_auths, name);
    return isActive && clientId !== undefined;
  });
}

const ActiveFlags = z.record(z.string(), z.looseObject({ is_active: z.boolean().default(false) }));

/** Throws a ConfigError if nobody could sign in or register with the configured message channels. */
export async function checkSignInMethods(read: ReadDatabase<DB>, ways: readonly Way[]): Promise<void> {
  const settings = await getSignInSettings(read);
  const social = ActiveFlags.safeParse(settings.social_auths);
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
