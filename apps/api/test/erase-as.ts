import { expect } from 'vitest';
import type { TestAnswer, TestApp } from './test-app.ts';

export type Eraser = {
  send: (token: string) => Promise<TestAnswer>;
  /** The code, once it was sent. */
  ask: (token: string) => Promise<string>;
  erase: (token: string, otp: unknown) => Promise<TestAnswer>;
};

/** The calls by which people erase themselves. */
export function eraseAs(call: TestApp['call']): Eraser {
  const send = (token: string) => call('POST', '/account/send-erasure-otp', { token });
  return {
    send,
    async ask(token) {
      const { status, body } = await send(token);
      expect([status, body.message]).toEqual([200, 'OTP sent successfully']);
      return String(body.data?.otp);
    },
    erase: (token, otp) => call('DELETE', '/account', { token, body: { otp } }),
  };
}
