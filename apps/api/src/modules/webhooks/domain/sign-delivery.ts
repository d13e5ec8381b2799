import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

/** A new secret of 192 random bits. */
export function newWebhookSecret(): Buffer {
  return randomBytes(24);
}

/** A secret as its holder has it. */
export function formatWebhookSecret(secret: Buffer): string {
  return secretPrefix + secret.toString('base64');
}

type Signed = { id: string; sentAt: Date; body: string; secrets: readonly Buffer[] };

/** The headers of a delivery, as Standard Webhooks has them: a signature by each secret, over id, time and the exact body. */
export function signDelivery({ id, sentAt, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  return {
    'content-type': 'application/json',
    'user-agent': 'Souk-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
