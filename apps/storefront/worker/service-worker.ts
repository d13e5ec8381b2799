import { buildFacts, cacheNames, deleteOldBuilds } from './caches.ts';
import { answerCall, isShared, storeCalls } from './calls.ts';
import { openPushed, showPushed } from './notifications.ts';
import { answerPage, storePage } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(storeFiles(buildFacts.shellFiles)));

// A new worker waits until all pages of the previous build are closed; only then are the files deleted that they need.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([deleteOldBuilds(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request, later));
  else if (isShared(request)) event.respondWith(answerCall(request, later));
  else if (request.mode === 'navigate' && !/^\/(api|media|admin|seller)(\/|$)/.test(pathname))
    event.respondWith(answerPage(request, later));
});

/** Pages send what they have opened, `{ page }`, what they have loaded, `{ files, calls, locale }`, or their build, `{ build }`. */
self.addEventListener('message', (event) => {
  const { page, files, calls, locale, build }: Partial<Record<'page' | 'files' | 'calls' | 'locale' | 'build', unknown>> = Object(
    event.data,
  );
  const work = [
    isOurs(page) && storePage(page),
    Array.isArray(files) && storeFiles(files.filter(isOurs)),
    Array.isArray(calls) && typeof locale === 'string' && storeCalls(calls.filter(isOurs), locale),
    isOurs(build) && buildFacts.shellFiles.includes(new URL(build).pathname) && activateEarly(),
  ];
  // A failure matters only later, without a connection: the page has loaded everything already.
  event.waitUntil(Promise.allSettled(work));
});

self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification));
});

/** Stores files that are not in the cache yet. A file's name changes with its content, so stored ones are current. */
async function storeFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])));
  await cache.addAll(missing.flat());
}

/** Answers from the cache; otherwise from the server, and stores the answer: what a page has loaded is available offline. */
async function answerFile(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(cacheNames.files);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) later(cache.put(request.url, answer.clone()));
  return answer;
}

/** Activates this worker before the previous build's pages are closed, if the only open page is of this build. */
async function activateEarly(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

function isOurs(address: unknown): address is string {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).origin === self.location.origin;
}
