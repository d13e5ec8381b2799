import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'demo-signature';

/** `t=1700000000,v1=…`: when it was signed, and the HMAC of that time and the body. */
export function signBody(body: string | Buffer, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${digest(body, secret, time).toString('hex')}`;
}

/** Whether the signature is of this body, made with the secret, and neither older nor newer than so many seconds. */
export function isSigned(
  body: Buffer,
  signature: unknown,
  { secret, now, within }: { secret: string; now: Date; within: number },
): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? [];
  if (time === undefined || hex === undefined) return false;
  const isTheirs = timingSafeEqual(Buffer.from(hex, 'hex'), digest(body, secret, Number(time)));
  return isTheirs && Math.abs(now.getTime() / 1000 - Number(time)) <= within;
}

function digest(body: string | Buffer, secret: string, time: number): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
