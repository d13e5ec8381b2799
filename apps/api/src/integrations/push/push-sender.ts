import type { FastifyBaseLogger } from 'fastify';
import type { PushKeys, PushSettings } from '../../config/push-settings.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { callMessageApi, failureOfStatus } from '../messages/call-message-api.ts';
import { type FailureKind, SendFailure } from '../messages/message-channel.ts';
import { type DeviceKeys, encryptPush, maxPushBytes } from './encrypt-push.ts';
import { signVapid } from './sign-vapid.ts';

export type PushDevice = DeviceKeys & { id: number; endpoint: string };

/** The notification of a browser; `url` opens when it is pressed. */
export type PushContent = { title: string; body: string; url: string; tag: string; lang: string; dir: 'ltr' | 'rtl' };

export type PushSender = {
  publicKey: string;
  /** Whether an address is one of a known push service; no request goes anywhere else. */
  accepts: (endpoint: string) => boolean;
  /** `expired`: the browser does not exist any more. Throws a SendFailure if the message was not sent or may not have been. */
  send: (device: PushDevice, content: PushContent) => Promise<'sent' | 'expired'>;
};

type SenderParts = {
  settings: PushSettings;
  keys: PushKeys;
  publicUrl: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Called after each attempt. */
  onOutcome: (channel: string, outcome: FailureKind | 'sent') => void;
};

/** A push service stores a message for that long if the browser is not running. */
const secondsToLive = 3 * 24 * 3600;

/** Sends messages to browsers by their push services (RFC 8030), encrypted and signed. */
export function createPushSender({ settings, keys, publicUrl, clock, log, onOutcome }: SenderParts): PushSender {
  const subject = settings.subject ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@localhost.localdomain');
  const accepts = (endpoint: string) => isKnownService(endpoint, settings);

  async function post({ endpoint, ...device }: PushDevice, content: PushContent): Promise<'sent' | 'expired'> {
    if (!accepts(endpoint)) return 'expired';
    const { status } = await callMessageApi({
      name: 'The push service',
      url: endpoint,
      headers: {
        authorization: signVapid(keys, { endpoint, subject, now: clock.now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(secondsToLive),
        urgency: 'normal',
      },
      body: encryptPush(encode(content), device),
    });
    if (status === 404 || status === 410) return 'expired';
    if (status >= 200 && status < 300) return 'sent';
    const isRefused = status >= 400 && status < 500 && status !== 429;
    throw isRefused
      ? new SendFailure(`The push service answered ${status}`, { kind: 'permanent', about: 'recipient' })
      : failureOfStatus('The push service', status);
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send(device, content) {
      const logFields = { channel: 'push', reference: content.tag };
      try {
        const outcome = await post(device, content);
        onOutcome('push', outcome === 'sent' ? 'sent' : 'permanent');
        log.info({ message: { ...logFields, outcome } }, outcome === 'sent' ? 'a message was sent' : 'a device is not subscribed any more');
        return outcome;
      } catch (error) {
        if (!(error instanceof SendFailure)) throw error;
        onOutcome('push', error.kind);
        log.warn({ message: { ...logFields, outcome: error.kind, reason: error.message } }, 'a message was not sent');
        throw error;
      }
    },
  };
}

function isKnownService(endpoint: string, { services, allowsPlain }: PushSettings): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' && !(allowsPlain && protocol === 'http:')) return false;
  if (username !== '' || password !== '') return false;
  return services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service));
}

/** Shortens the text until the whole fits. */
function encode(content: PushContent): Buffer {
  const bytes = Buffer.from(JSON.stringify(content));
  if (bytes.length <= maxPushBytes) return bytes;
  const letters = [...content.body];
  if (letters.length < 2) return bytes;
  return encode({ ...content, body: `${letters.slice(0, Math.floor(letters.length * 0.8)).join('')}…` });
}
