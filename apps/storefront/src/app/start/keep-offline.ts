import { isSavingData } from '../../lib/is-saving-data.ts';
import type { Services } from '../../lib/services/services.ts';

/** How long somebody must stay on a page before it counts as seen. */
const restMs = 2000;

/**
 * Lets the shop stand without a connection: starts the worker (`worker/service-worker.ts`) and tells it what is seen. Comes after the
 * first page, costs it nothing, and leaves those alone who pay for each byte.
 */
export async function keepOffline({ auth, settings }: Services, onPage: (listener: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  // The worker did not see what the first visit opened while it was being installed.
  const opened = new Set([location.href]);
  onPage(() => opened.add(location.href));
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const offer = offerToNewer(registration);
  const { active } = registration;
  const { locale } = settings.getState();
  active?.postMessage({ files: loadedFiles(), calls: loadedCalls(locale), locale });
  for (const page of opened) active?.postMessage({ page });
  let timer = 0;
  onPage(() => {
    clearTimeout(timer);
    offer();
    // A visitor's answers are kept as they come; of somebody who is signed in only the page is, which is everybody's.
    if (auth.getState().token) timer = window.setTimeout(() => active?.postMessage({ page: location.href }), restMs);
  });
  auth.subscribe(({ token }, { token: former }) => {
    if (former && !token) forgetSeen().catch(reportError);
  });
}

/**
 * A newer worker waits until the pages of the former build are closed. Where this page is of the newer one already and the only one
 * that is open, it need not: it is told whenever that may have become so.
 */
function offerToNewer(registration: ServiceWorkerRegistration): () => void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // The entry's name changes with any code that a page may have; what begins the server's pages is the same in most builds.
  const build = new URL(script?.dataset.entry ?? script?.src ?? '', location.href).href;
  const offer = () => registration.waiting?.postMessage({ build });
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watch);
  watch();
  offer();
  return offer;
}

/** What the first page has loaded before there was a worker to see it. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/** The app cannot start without its configuration and texts, which a page that the server rendered has brought along. */
function loadedCalls(locale: string): string[] {
  const calls = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = ['/api/master', `/api/lang/${locale}`].map((path) => `${location.origin}${path}`);
  return [...new Set([...needed, ...calls.filter((name) => name.startsWith(`${location.origin}/api/`))])];
}

/** Nothing kept is personal, but which pages were seen tells something of a person. */
async function forgetSeen(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^souk-.*-(pages|calls)$/.test(name)).map((name) => caches.delete(name)));
}
