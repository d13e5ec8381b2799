import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { CallLog } from './call-log.ts';

export type Asked = {
  /** What it is counted as: `GET /products`. */
  call: string;
  path: string;
  method?: 'GET' | 'POST';
  token?: string;
  body?: object;
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
};

/** What was answered in the end; `data` is undefined where it was no JSON. */
export type Answered = { status: number; data: unknown };

export type ShopClient = {
  /** Asks, and where the shop is busy waits as it is told to and asks again. Throws once the time is over. */
  ask: (asked: Asked) => Promise<Answered>;
  /** The same, but goes on past the end: for what must have an answer. */
  insist: (asked: Asked) => Promise<Answered>;
  /** Listens to a stream of events as an open page does, until it is told to stop. */
  listen: (asked: Asked) => () => void;
};

type ClientParts = { origin: string; log: CallLog; signal: AbortSignal };

/** How long somebody goes on asking who must know. */
const insistMilliseconds = 30_000;

/** What the stream itself asks for. */
const reconnectMilliseconds = 2000;

/** One browser: it says what a browser says, and every call that it makes is noted. */
export function createShopClient({ origin, log, signal }: ClientParts): ShopClient {
  const send = async ({ call, path, method = 'GET', token, body, form, headers = {} }: Asked) => {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...usualHeaders, ...headers, ...(token !== undefined && { authorization: token }), ...(body && jsonHeaders) },
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
      .then(async (got) => ({ status: got.status, text: await got.text(), after: Number(got.headers.get('retry-after') ?? 1) }))
      .catch(() => ({ status: 0, text: '', after: 1 }));
    log.note({ call, status: answer.status, startedAt, endedAt: performance.now() });
    return answer;
  };

  const askUntil = async (asked: Asked, isOver: () => boolean): Promise<Answered> => {
    for (;;) {
      const { status, text, after } = await send(asked);
      if (status !== 503 && status !== 0) return { status, data: dataOf(text) };
      if (isOver()) throw new Over();
      await delay(after * 1000);
    }
  };

  return {
    ask: (asked) => askUntil(asked, () => signal.aborted),
    insist(asked) {
      const until = performance.now() + insistMilliseconds;
      return askUntil(asked, () => performance.now() > until);
    },
    listen(asked) {
      const stop = new AbortController();
      void keepListening(asked, stop.signal);
      return () => stop.abort();
    },
  };

  async function keepListening({ call, path, token = '' }: Asked, stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const startedAt = performance.now();
      const note = (status: number) => log.note({ call, status, startedAt, endedAt: performance.now() });
      try {
        const stream = await fetch(`${origin}${path}`, { headers: { ...usualHeaders, authorization: token }, signal: stopped });
        note(stream.status);
        // Nothing is done with what comes, but it is taken.
        for await (const _piece of stream.body ?? []);
      } catch {
        // Stopped, or cut off: a page connects again.
      }
      await delay(reconnectMilliseconds, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

/** The time was over before there was an answer. */
class Over extends Error {
  override name = 'Over';
}

const usualHeaders = { accept: 'application/json', 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest' };
const jsonHeaders = { 'content-type': 'application/json' };

const Body = z.object({ data: z.unknown() });

function dataOf(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  return Body.safeParse(JSON.parse(text)).data?.data;
}
