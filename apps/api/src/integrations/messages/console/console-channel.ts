import type { FastifyBaseLogger } from 'fastify';
import type { MessageChannel } from '../message-channel.ts';

/** Prints messages in the server's log, for a market on one's own machine. */
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
