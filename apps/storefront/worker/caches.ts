/** Facts about the build, which the build inserts into the worker. */
export type BuildFacts = {
  /** Changes with every change of the build and names its caches. */
  version: string;
  /** The code and styles with which the app starts on any page. Names change with the content. */
  shellFiles: readonly string[];
  /** `index.html` of the static build: the app that loads its data itself. */
  shell: string;
  /** Patterns of the calls whose answers are the same for every visitor. */
  sharedCalls: readonly string[];
};

declare const BUILD_FACTS: BuildFacts;

export const buildFacts: BuildFacts = BUILD_FACTS;

const { version } = buildFacts;

/** The caches of this build; a page never gets code of another build. Logout deletes pages and calls (`src/app/start/register-worker.ts`). */
export const cacheNames = { files: `souk-${version}-files`, pages: `souk-${version}-pages`, calls: `souk-${version}-calls` };

/**
 * Stores an answer as the newest of its cache and deletes the oldest beyond `max`. Its time headers are removed, because
 * the page would take them for the current time.
 */
export async function store(name: string, key: Request, answer: Response, max: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, withoutTime(answer));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((oldest) => cache.delete(oldest)));
}

function withoutTime({ body, status, headers: given }: Response): Response {
  const headers = new Headers(given);
  for (const name of ['date', 'server-timing']) headers.delete(name);
  return new Response(body, { status, headers });
}

export async function find(name: string, key: Request): Promise<Response | undefined> {
  return (await caches.open(name)).match(key);
}

/** The answer that was stored last. */
export async function findNewest(name: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  const last = (await cache.keys()).at(-1);
  return last && cache.match(last);
}

export async function deleteOldBuilds(): Promise<void> {
  const own = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('souk-') && !own.includes(name)).map((name) => caches.delete(name)));
}
