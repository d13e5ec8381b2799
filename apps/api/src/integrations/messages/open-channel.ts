import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError } from '../../config.ts';
import { createConsoleChannel } from './console/console-channel.ts';
import type { MessageChannel } from './message-channel.ts';

/** The channel that the process is set to. What this release cannot do stops the start instead of losing messages. */
export function openChannel({ channel }: Config['messages'], log: FastifyBaseLogger): MessageChannel {
  if (channel === 'console') return createConsoleChannel(log);
  throw new ConfigError([`MESSAGE_CHANNEL ${channel} is not part of this release: it can be console only`]);
}
