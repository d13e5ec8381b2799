import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component that loads when it is first rendered. Offline, it waits for the connection while the page stays as it is.
 */
export function lazyPart<Code, Props>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await loadCode(() => retryOnline(load))) }));
}

/**
 * The import is undefined if a release has removed the code and the page is reloading: this promise then never
 * resolves.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return (await load()) ?? new Promise<never>(() => undefined);
}

/** Browsers remember a failed import, so a page without a service worker, which may have the code, waits before it imports. */
async function retryOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  const isOffline = () => globalThis.navigator?.onLine === false;
  const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  if (isOffline() && !navigator.serviceWorker?.controller) await online();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isOffline()) throw error;
      await online();
    }
  }
}
