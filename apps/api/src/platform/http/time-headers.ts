import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/clock.ts';

/**
 * The time in an answer's head, by the clock that decides what has started and expired: countdowns of pages follow it. A page may have
 * been rendered long ago, and its script cannot read the Date of its own answer, but it can read Server-Timing.
 */
export function timeHeaders(clock: Clock): Record<string, string> {
  const now = clock.now();
  return { date: now.toUTCString(), 'server-timing': `now;desc="${now.getTime()}"` };
}

/** Every answer carries the time. */
export function sendTime(server: FastifyInstance, clock: Clock): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(timeHeaders(clock));
    done(null, payload);
  });
}
