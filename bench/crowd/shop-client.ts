import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { CallLog } from './call-log.ts';

export type Asked = {
  /** The name under which the call is counted, such as `GET /products`. */
  call: string;
  path: string;
  method?: 'GET' | 'POST';
  token?: string;
  body?: object;
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
};

/** The final answer; `data` is undefined if the answer was not JSON. */
export type Answered = { status: number; data: unknown };

export type ShopClient = {
  /** Sends a request; after a 503 waits for the seconds of `retry-after` and retries. Throws once the run is over. */
  ask: (asked: Asked) => Promise<Answered>;
  /** Like `ask`, but retries after the end of the run as well: for requests whose result must be known. */
  insist: (asked: Asked) => Promise<Answered>;
  /** Listens to the event stream like an open page; the returned function stops it. */
  listen: (asked: Asked) => () => void;
};

type ClientParts = { origin: string; log: CallLog; signal: AbortSignal };

const insistMilliseconds = 30_000;

/** The `retry` value of the event stream. */
const reconnectMilliseconds = 2000;

/** A client that sends the headers of a browser and records every call. */
export function createShopClient({ origin, log, signal }: ClientParts): ShopClient {
  const send = async ({ call, path, method = 'GET', token, body, form, headers = {} }: Asked) => {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...defaultHeaders, ...headers, ...(token !== undefined && { authorization: token }), ...(body && jsonHeaders) },
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
      .then(async (got) => ({ status: got.status, text: await got.text(), after: Number(got.headers.get('retry-after') ?? 1) }))
      .catch(() => ({ status: 0, text: '', after: 1 }));
    log.record({ call, status: answer.status, startedAt, endedAt: performance.now() });
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
      void listenUntilStopped(asked, stop.signal);
      return () => stop.abort();
    },
  };

  async function listenUntilStopped({ call, path, token = '' }: Asked, stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const startedAt = performance.now();
      const note = (status: number) => log.record({ call, status, startedAt, endedAt: performance.now() });
      try {
        const stream = await fetch(`${origin}${path}`, { headers: { ...defaultHeaders, authorization: token }, signal: stopped });
        note(stream.status);
        // The events are read and discarded.
        for await (const _piece of stream.body ?? []);
      } catch {
        // The stream was stopped or cut off; an open page reconnects.
      }
      await delay(reconnectMilliseconds, undefined, { signal: stopped }).catch(() => undefined);
    }
  }
}

/** The time was over before there was an answer. */
class Over extends Error {
  override name = 'Over';
}

const defaultHeaders = { accept: 'application/json', 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest' };
const jsonHeaders = { 'content-type': 'application/json' };

const Body = z.object({ data: z.unknown() });

function dataOf(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  return Body.safeParse(JSON.parse(text)).data?.data;
}
