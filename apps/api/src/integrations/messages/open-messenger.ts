import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config/config.ts';
import type { ChannelSettings } from '../../config/message-settings.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { MessageChannel, Way } from './message-channel.ts';
import { createMessenger, type Messenger, type MessengerParts } from './messenger.ts';
import { createOutages } from './queries.ts';
import type { Letterhead } from './render-mail.ts';
import { createSmtpChannel } from './smtp-channel.ts';
import { createTwilioChannel } from './twilio-channel.ts';
import { createWhatsAppChannel } from './whatsapp-channel.ts';

type OpenParts = {
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  onOutcome: MessengerParts['onOutcome'];
  /** Name, logo and contact of the marketplace in mails of a language. */
  letterhead: (locale: string) => Promise<Letterhead>;
  /** Instead of the channels that are set. */
  channel: MessageChannel | undefined;
};

/** Combines the configured channels into one messenger. */
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

/** The ways of every channel. */
export const channelWays = {
  console: ['phone', 'mail'],
  smtp: ['mail'],
  whatsapp: ['phone'],
  twilio: ['phone'],
} satisfies Record<ChannelSettings['name'], readonly Way[]>;

/** The ways of the configured channels, without opening them. */
export function waysOf(channels: readonly ChannelSettings[]): Way[] {
  return [...new Set(channels.flatMap(({ name }): readonly Way[] => channelWays[name]))];
}

/** Prints messages in the server's log, for local use. */
export function createConsoleChannel(log: Pick<FastifyBaseLogger, 'info'>): MessageChannel {
  return {
    name: 'console',
    carries: ['phone', 'mail'],
    media: ['whatsapp', 'sms', 'mail'],
    async send({ to, text }) {
      log.info(`Message to ${to}: ${text}`);
    },
  };
}
