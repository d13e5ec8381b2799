import type { PusherSettings } from '../../config/pusher-settings.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { providerMilliseconds } from '../provider-milliseconds.ts';
import { signChannel, signRequest } from './sign-request.ts';

export type PusherEvent = { name: string; channels: readonly string[]; data: object };

/** Pusher Channels: tells pages what it is told, if they may hear it. */
export type PusherOutlet = {
  /** Throws PusherRefused where trying again is no use, another error where it may be. */
  publish: (event: PusherEvent) => Promise<void>;
  /** What lets one connection of a page into a private channel. */
  authorize: (socketId: string, channel: string) => string;
  /** Where pages connect to. */
  origin: string;
};

/** Pusher will not take this event, now or later. */
export class PusherRefused extends Error {
  override name = 'PusherRefused';
}

/** What it takes in one request. */
export const mostChannels = 100;

export function createPusher({ cluster, host, ...app }: PusherSettings, clock: Clock): PusherOutlet {
  const api = host ?? `https://api-${cluster}.pusher.com`;
  const path = `/apps/${app.appId}/events`;
  return {
    origin: host ? new URL(host).origin.replace(/^http/, 'ws') : `wss://ws-${cluster}.pusher.com`,
    authorize: (socketId, channel) => signChannel(app, socketId, channel),
    async publish({ name, channels, data }) {
      const body = JSON.stringify({ name, channels, data: JSON.stringify(data) });
      const query = signRequest(app, { method: 'POST', path, body, now: clock.now() });
      const signal = AbortSignal.timeout(providerMilliseconds);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${api}${path}?${query}`, { method: 'POST', body, headers, redirect: 'manual', signal });
      const words = (await answer.text()).slice(0, 200);
      if (answer.ok) return;
      const failure = `Pusher answered ${answer.status}: ${words.replaceAll(app.secret, '…')}`;
      // A key or a quota is mended by somebody; an event of a wrong form or size stays as it is.
      throw answer.status === 400 || answer.status === 413 ? new PusherRefused(failure) : new Error(failure);
    },
  };
}
