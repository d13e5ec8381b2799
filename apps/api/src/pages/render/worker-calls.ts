import { brotliDecompressSync } from 'node:zlib';
import type { FetchFromApi } from './load-renderer.ts';
import type { PageCall, PageCallAnswer } from './render-messages.ts';

/** Characters of answers that a render worker retains; the least recently used are dropped first. */
const maxRetained = 2_000_000;

type Retained = { etag: string; text: string; status: number; type: string };

/** The page that makes a call. */
type PageOfCall = { signal: AbortSignal; draft: string | undefined };

export type WorkerCalls = {
  fetch: (address: string, init: RequestInit, page: PageOfCall) => ReturnType<FetchFromApi>;
  receive: (call: number, answer: PageCallAnswer) => void;
};

/**
 * Calls of the API from a render worker: messages to the main thread. Answers that every page needs are retained as texts. The
 * main thread is asked for them each time, and sends only that they are still current.
 */
export function createWorkerCalls(ask: (call: number, asked: PageCall) => void): WorkerCalls {
  const retained = createRetainedAnswers(maxRetained);
  const waiting = new Map<number, PromiseWithResolvers<PageCallAnswer>>();
  let last = 0;

  return {
    async fetch(address, init, { signal, draft }) {
      signal.throwIfAborted();
      const language = new Headers(init.headers).get('accept-language') ?? '';
      const key = `${language} ${address}`;
      // Answers with a draft are for one preview.
      const known = draft === undefined ? retained.find(key) : undefined;
      last += 1;
      const answer = Promise.withResolvers<PageCallAnswer>();
      waiting.set(last, answer);
      ask(last, { address, language, known: known?.etag, draft });
      const received = await answer.promise;
      if (received.kind === 'failed') throw new Error(`${address} was not answered`);
      if (received.kind === 'current' && known) return toResponse(known);
      if (received.kind === 'current') throw new Error(`The main thread sent no answer to ${address}`);
      const { status, type, etag } = received;
      const text = Buffer.from(received.isPacked ? brotliDecompressSync(received.body) : received.body).toString('utf8');
      if (etag !== undefined && draft === undefined) retained.store(key, { etag, text, status, type });
      return toResponse({ text, status, type });
    },
    receive(call, answer) {
      waiting.get(call)?.resolve(answer);
      waiting.delete(call);
    },
  };
}

function toResponse({ text, status, type }: Omit<Retained, 'etag'>): Response {
  return new Response(text, { status, headers: { 'content-type': type } });
}

function createRetainedAnswers(capacity: number) {
  const answers = new Map<string, Retained>();
  let size = 0;

  function drop(key: string): void {
    size -= answers.get(key)?.text.length ?? 0;
    answers.delete(key);
  }

  return {
    find(key: string): Retained | undefined {
      const found = answers.get(key);
      if (!found) return undefined;
      answers.delete(key);
      answers.set(key, found);
      return found;
    },
    store(key: string, answer: Retained): void {
      drop(key);
      answers.set(key, answer);
      size += answer.text.length;
      for (const oldest of answers.keys()) {
        if (size <= capacity) break;
        drop(oldest);
      }
    },
  };
}
