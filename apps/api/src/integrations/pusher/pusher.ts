import { createHash, createHmac } from 'node:crypto';
import type { PusherSettings } from '../../config/pusher-settings.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { providerTimeout } from '../provider-timeout.ts';

export type PusherEvent = { name: string; channels: readonly string[]; data: object };

/** Pusher Channels: delivers events to the pages that may receive them. */
export type Pusher = {
  /** Throws PusherRefused if a retry is useless, another error if it may work. */
  publish: (event: PusherEvent) => Promise<void>;
  /** Signs one page connection into a private channel. */
  authorize: (socketId: string, channel: string) => string;
  /** The WebSocket origin that pages connect to. */
  origin: string;
};

/** Pusher will not take this event, now or later. */
export class PusherRefused extends Error {
  override name = 'PusherRefused';
}

/** Pusher's limit for one request. */
export const maxChannels = 100;

export function createPusher({ cluster, host, ...app }: PusherSettings, clock: Clock): Pusher {
  const api = host ?? `https://api-${cluster}.pusher.com`;
  const path = `/apps/${app.appId}/events`;
  return {
    origin: host ? new URL(host).origin.replace(/^http/, 'ws') : `wss://ws-${cluster}.pusher.com`,
    authorize: (socketId, channel) => signChannel(app, socketId, channel),
    async publish({ name, channels, data }) {
      const body = JSON.stringify({ name, channels, data: JSON.stringify(data) });
      const query = signRequest(app, { method: 'POST', path, body, now: clock.now() });
      const signal = AbortSignal.timeout(providerTimeout);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${api}${path}?${query}`, { method: 'POST', body, headers, redirect: 'manual', signal });
      const words = (await answer.text()).slice(0, 200);
      if (answer.ok) return;
      const failure = `Pusher answered ${answer.status}: ${words.replaceAll(app.secret, '…')}`;
      // A wrong key or a full quota can be fixed, so a retry may work; a malformed or too large event never works.
      throw answer.status === 400 || answer.status === 413 ? new PusherRefused(failure) : new Error(failure);
    },
  };
}

type SigningKeys = { key: string; secret: string };
type RequestToSign = { method: 'POST'; path: string; body: string; now: Date };

/** The query that proves to Pusher's HTTP API who asks, when, and for what. */
export function signRequest({ key, secret }: SigningKeys, { method, path, body, now }: RequestToSign): string {
  // The signature is over the names in the order of the alphabet.
  const query = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(Math.floor(now.getTime() / 1000)),
    auth_version: '1.0',
    body_md5: createHash('md5').update(body).digest('hex'),
  });
  query.append('auth_signature', sign(secret, `${method}\n${path}\n${query}`));
  return query.toString();
}

/** A page's authorization for a private channel, valid for one connection. */
export function signChannel({ key, secret }: SigningKeys, socketId: string, channel: string): string {
  return `${key}:${sign(secret, `${socketId}:${channel}`)}`;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
