import { afterEach, expect, vi } from 'vitest';
import type { Shopper } from './builders/shopper.ts';

export type EventReceiver = {
  /** Each event as `name data`, as they come. */
  received: string[];
  hasEnded: () => boolean;
};

/** Receives a person's live events from the server: `const receive = useEventReceiver(…)` at the top of a test file. */
export function useEventReceiver(address: () => string, path = '/api/events') {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  return async ({ token }: Pick<Shopper, 'token'>): Promise<EventReceiver> => {
    const stop = new AbortController();
    closing.push(() => stop.abort());
    const answer = await fetch(`${address()}${path}`, {
      headers: { authorization: `Bearer ${token}`, cookie: `souk_admin=${token}; souk_seller=${token}` },
      signal: stop.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const received: string[] = [];
    let ended = false;
    void readEvents(answer, received)
      .then(() => {
        ended = true;
      })
      .catch(() => undefined);
    await vi.waitFor(() => expect(received[0]).toBe('ready {}'), { timeout: 5000 });
    return { received, hasEnded: () => ended };
  };
}

async function readEvents(answer: Response, received: string[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of answer.body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /event: (.+)\ndata: (.+)/.exec(part) ?? [];
      if (name) received.push(`${name} ${data}`);
    }
  }
}
