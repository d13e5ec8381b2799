import type { Services } from '../../lib/services/services.ts';
import { isSavingData } from './preload.ts';

/** How long a visitor stays on a page before it counts as seen. */
const seenAfterMs = 2000;

/**
 * Registers the service worker (`worker/service-worker.ts`) and reports visited pages to it. It runs after the first
 * page has loaded, and not at all if the visitor saves data.
 */
export async function registerWorker({ auth, settings }: Services, onPage: (listener: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  // The first visit opens pages before the worker is installed.
  const opened = new Set([location.href]);
  onPage(() => opened.add(location.href));
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const offer = createActivation(registration);
  const { active } = registration;
  const { locale } = settings.getState();
  active?.postMessage({ files: loadedFiles(), calls: loadedCalls(locale), locale });
  for (const page of opened) active?.postMessage({ page });
  let timer = 0;
  onPage(() => {
    clearTimeout(timer);
    offer();
    // The worker may not have controlled this page yet when it loaded its code.
    active?.postMessage({ files: loadedFiles() });
    // Visitors' answers are cached as they arrive; for a signed-in shopper only the public HTML of the page is.
    if (auth.getState().token) timer = window.setTimeout(() => active?.postMessage({ page: location.href }), seenAfterMs);
  });
  auth.subscribe(({ token }, { token: previous }) => {
    if (!previous || token) return;
    clearSeenPages().catch(reportError);
    endSubscription(registration).catch(reportError);
  });
}

/**
 * A newer worker waits until all pages of the previous build are closed. If this page is of the newer build and the only
 * one open, the worker may activate at once.
 */
function createActivation(registration: ServiceWorkerRegistration): () => void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // The entry's name changes with any code; the start script's name seldom does.
  const build = new URL(script?.dataset.entry?.split(' ').at(-1) ?? script?.src ?? '', location.href).href;
  const offer = () => registration.waiting?.postMessage({ build });
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watch);
  watch();
  offer();
  return offer;
}

/** Code, styles and fonts that this document has loaded. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/** Calls that the first page made, and the two that the app needs to start. */
function loadedCalls(locale: string): string[] {
  const calls = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = ['/api/master', `/api/lang/${locale}`].map((path) => `${location.origin}${path}`);
  return [...new Set([...needed, ...calls.filter((name) => name.startsWith(`${location.origin}/api/`))])];
}

/** The server deletes the device with the session, but a sign-out may not have reached it. */
async function endSubscription({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe();
}

/** Nothing in these caches is personal, but the list of visited pages is. */
async function clearSeenPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^souk-.*-(pages|calls)$/.test(name)).map((name) => caches.delete(name)));
}
