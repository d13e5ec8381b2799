import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ChannelSettings } from '../../config/message-settings.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createConsoleChannel } from './console/console-channel.ts';
import type { MessageChannel } from './message-channel.ts';
import { createMessenger, type Messenger, type MessengerParts } from './messenger.ts';
import { createOutages } from './outages.ts';
import type { Letterhead } from './smtp/render-mail.ts';
import { createSmtpChannel } from './smtp/smtp-channel.ts';
import { createTwilioChannel } from './twilio/twilio-channel.ts';
import { createWhatsAppChannel } from './whatsapp/whatsapp-channel.ts';

type OpenParts = {
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  onOutcome: MessengerParts['onOutcome'];
  /** How the market looks in mails of a language. */
  letterhead: (locale: string) => Promise<Letterhead>;
  /** Instead of the channels that are set. */
  channel: MessageChannel | undefined;
};

/** The channels that the process is set to, as one. */
export function openMessenger(
  { channels: named }: Config['messages'],
  { db, clock, log, onOutcome, letterhead, channel }: OpenParts,
): Messenger {
  const channels = channel ? [channel] : named.map((settings) => openChannel(settings, { log, letterhead }));
  return createMessenger({ channels, outages: createOutages(db, clock), log, onOutcome });
}

function openChannel(settings: ChannelSettings, { log, letterhead }: Pick<OpenParts, 'log' | 'letterhead'>): MessageChannel {
  switch (settings.name) {
    case 'console':
      return createConsoleChannel(log);
    case 'smtp':
      return createSmtpChannel(settings, { letterhead });
    case 'whatsapp':
      return createWhatsAppChannel(settings);
    case 'twilio':
      return createTwilioChannel(settings);
  }
}
