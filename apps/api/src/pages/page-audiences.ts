import type { ServerResponse } from 'node:http';

type Audience = { waiting: number; gone: AbortController };

/** Joins those who wait for something; the signal is aborted once all of them have left. */
export type Audiences = { join: (key: string, response: ServerResponse) => { signal: AbortSignal; leave: () => void } };

/** Counts the clients that wait for each page, since one render serves all of them. */
export function createAudiences(): Audiences {
  const audiences = new Map<string, Audience>();
  return {
    join(key, response) {
      const audience = audiences.get(key) ?? { waiting: 0, gone: new AbortController() };
      audiences.set(key, audience);
      audience.waiting += 1;
      let left = false;
      const leave = () => {
        if (left) return;
        left = true;
        response.off('close', leave);
        audience.waiting -= 1;
        if (audience.waiting > 0) return;
        audiences.delete(key);
        audience.gone.abort();
      };
      response.once('close', leave);
      return { signal: audience.gone.signal, leave };
    },
  };
}
