import { afterEach, expect, vi } from 'vitest';
import type { Shopper } from './builders/shopper.ts';

export type Hearing = {
  /** Each event as `name data`, as they come. */
  heard: string[];
  hasEnded: () => boolean;
};

/** What pages of people hear from the server at the address: `const hear = useHearing(…)` at the top of a test file. */
export function useHearing(address: () => string) {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  return async ({ token }: Pick<Shopper, 'token'>): Promise<Hearing> => {
    const stop = new AbortController();
    closing.push(() => stop.abort());
    const answer = await fetch(`${address()}/api/events`, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const heard: string[] = [];
    let ended = false;
    void readEvents(answer, heard)
      .then(() => {
        ended = true;
      })
      .catch(() => undefined);
    await vi.waitFor(() => expect(heard).toEqual(['ready {}']), { timeout: 5000 });
    return { heard, hasEnded: () => ended };
  };
}

async function readEvents(answer: Response, heard: string[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of answer.body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const parts = rest.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /event: (.+)\ndata: (.+)/.exec(part) ?? [];
      if (name) heard.push(`${name} ${data}`);
    }
  }
}
