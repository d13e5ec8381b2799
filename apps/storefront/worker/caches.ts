import { buildFacts } from './build-facts.ts';

const { version } = buildFacts;

/** Of this build alone: a page never gets the code of another one. Sign-out drops the last two (`src/app/start/keep-offline.ts`). */
export const cacheNames = { files: `souk-${version}-files`, pages: `souk-${version}-pages`, calls: `souk-${version}-calls` };

/**
 * Keeps an answer as the newest of its cache, and no more than so many of them. It tells no time: the page would take the moment when
 * it was given for now.
 */
export async function keep(name: string, key: Request, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, withoutTime(answer));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)));
}

function withoutTime({ body, status, headers: given }: Response): Response {
  const headers = new Headers(given);
  for (const name of ['date', 'server-timing']) headers.delete(name);
  return new Response(body, { status, headers });
}

export async function find(name: string, key: Request): Promise<Response | undefined> {
  return (await caches.open(name)).match(key);
}

/** The answer kept last, whatever it answers. */
export async function newest(name: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const last = (await cache.keys()).at(-1);
  return last && cache.match(last);
}

/** What former builds kept. */
export async function dropOthers(): Promise<void> {
  const own = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('souk-') && !own.includes(name)).map((name) => caches.delete(name)));
}
