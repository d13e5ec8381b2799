import { answerCall, fetchCalls, isShared } from './answer-call.ts';
import { answerFile, fetchFiles } from './answer-file.ts';
import { answerPage, fetchPage } from './answer-page.ts';
import { buildFacts } from './build-facts.ts';
import { dropOthers } from './caches.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fetchFiles()));

// A new build waits until no page of the former one is open, and only then takes away what those may still need.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOthers(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request, later));
  else if (isShared(request)) event.respondWith(answerCall(request, later));
  else if (request.mode === 'navigate' && !/^\/(api|media)\//.test(pathname)) event.respondWith(answerPage(request, later));
});

/** A page sends what it has opened, `{ page }`, what it has loaded, `{ files, calls, locale }`, or which build it is of, `{ build }`. */
self.addEventListener('message', (event) => {
  const { page, files, calls, locale, build }: Partial<Record<'page' | 'files' | 'calls' | 'locale' | 'build', unknown>> = Object(
    event.data,
  );
  const work = [
    isOurs(page) && fetchPage(page),
    Array.isArray(files) && fetchFiles(files.filter(isOurs)),
    Array.isArray(calls) && typeof locale === 'string' && fetchCalls(calls.filter(isOurs), locale),
    isOurs(build) && buildFacts.files.includes(new URL(build).pathname) && takeOver(),
  ];
  // Only for a time without a connection, which may have begun: whoever asked has it all on the screen.
  event.waitUntil(Promise.allSettled(work));
});

/** Before its time, where no page but the one that asks is open, and that is of this build. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

function isOurs(address: unknown): address is string {
  return typeof address === 'string' && URL.canParse(address) && new URL(address).origin === self.location.origin;
}
