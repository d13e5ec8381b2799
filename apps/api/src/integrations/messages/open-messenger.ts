import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Config, ConfigError } from '../../config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createConsoleChannel } from './console/console-channel.ts';
import type { MessageChannel } from './message-channel.ts';
import { createMessenger, type Messenger } from './messenger.ts';
import { createOutages } from './outages.ts';

type MessengerParts = {
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Instead of the channels that are set. */
  channel: MessageChannel | undefined;
};

/** The channels that the process is set to, as one. */
export function openMessenger(config: Config['messages'], { db, clock, log, channel }: MessengerParts): Messenger {
  const channels = channel ? [channel] : openChannels(config, log);
  return createMessenger({ channels, outages: createOutages(db, clock), log });
}

/** What this release cannot do stops the start instead of losing messages. */
function openChannels({ channel }: Config['messages'], log: FastifyBaseLogger): MessageChannel[] {
  if (channel === 'console') return [createConsoleChannel(log)];
  throw new ConfigError([`MESSAGE_CHANNEL ${channel} is not part of this release: it can be console only`]);
}
