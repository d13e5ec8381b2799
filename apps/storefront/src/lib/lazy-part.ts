import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a page whose code comes when it is first shown. Without a connection it comes as soon as there is one, and the page stands meanwhile. */
export function lazyPart<Code, Props>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await arrived(() => connected(load))) }));
}

/** Nothing comes where a release has taken the code away and the page is being loaded anew: until then what is there stays. */
export async function arrived<Code>(load: () => Promise<Code>): Promise<Code> {
  return (await load()) ?? new Promise<never>(() => undefined);
}

async function connected<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (globalThis.navigator?.onLine !== false) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
