const minPauseMs = 1000;
const maxPauseMs = 30_000;

type EventsParts = {
  /** The default is that of shoppers. */
  address?: string;
  /** As it is sent: `Bearer …`. */
  token: () => string | null;
  locale: () => string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
};

/** Listens to the server's events until `signal` aborts or the session ends, and reconnects after a break. */
export async function listenByEvents({ address = '/api/events', token, locale, signal, onEvent }: EventsParts): Promise<void> {
  for (let pause = minPauseMs; !signal.aborted; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      // EventSource would send the token in the address.
      const answer = await fetch(address, {
        signal,
        headers: { Authorization: token() ?? '', 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': locale() || 'en' },
      });
      // A server without this call sends no events; screens refetch by themselves.
      if (answer.status === 401 || answer.status === 404 || !answer.headers.get('content-type')?.includes('event-stream')) return;
      if (answer.body) {
        for await (const event of readEvents(answer.body)) {
          pause = minPauseMs;
          onEvent(event);
        }
      }
    } catch {
      // Offline, or the server is restarting: try again.
    }
    await wait(pause, signal);
  }
}

/** Ends early when the network is back. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * A change on the server: its kind and the id to refetch. `ready` and `missed` have no id, because anything may have
 * changed.
 */
export type LiveEvent = { name: string; id: number | undefined };

/** Yields the events of a text/event-stream until it ends. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

function parseEvent(block: string): LiveEvent | undefined {
  const name = /^event: ?(.+)$/m.exec(block)?.[1];
  const id = /"id": ?(\d+)/.exec(/^data: ?(.+)$/m.exec(block)?.[1] ?? '')?.[1];
  return name === undefined ? undefined : { name, id: id === undefined ? undefined : Number(id) };
}
