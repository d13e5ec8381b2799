let preloads = 0;
let destination: () => string | undefined = () => undefined;

/**
 * Handles code that a new release has removed: loads the page again, at the address that the visitor is navigating to.
 * Returns whether it does.
 */
export function replaceMissingCode(): boolean {
  const address = destination();
  // A failed preload disturbs nobody; navigation asks for the code again.
  if (!navigator.onLine || (preloads > 0 && !address)) return false;
  return reloadOnce('code', address);
}

/** Sets how to find the address of the navigation in progress. */
export function setDestination(find: () => string | undefined): void {
  destination = find;
}

/** Loads code that may be needed next; a failure does not reload the page. */
export async function preloadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  preloads += 1;
  try {
    return await load();
  } finally {
    preloads -= 1;
  }
}

const minIntervalMs = 10_000;

/**
 * Loads the page (or another address) again, unless the same reason did so within ten seconds: an error must not become
 * a loop.
 */
export function reloadOnce(reason: string, address?: string): boolean {
  const key = `souk.reloaded.${reason}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minIntervalMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage a loop could not be detected.
    return false;
  }
  if (address === undefined) location.reload();
  else location.assign(address);
  return true;
}
