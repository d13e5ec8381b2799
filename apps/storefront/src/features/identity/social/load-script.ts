const timeoutMilliseconds = 15_000;
const loaded = new Map<string, Promise<void>>();

/** Loads a script of a provider once. A failed script is requested again the next time. */
export function loadScript(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  const loading = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(fail, timeoutMilliseconds);
    function fail() {
      clearTimeout(timer);
      script.remove();
      loaded.delete(url);
      reject(new ScriptBlocked(`${url} did not load`));
    }
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  loaded.set(url, loading);
  document.head.append(script);
  return loading;
}

/** The result of a provider’s window: an identity, a cancelled sign-in, or a blocked window. */
export type SocialOutcome =
  | { kind: 'signed'; code: string; data?: Record<string, string> }
  | { kind: 'cancelled' }
  | { kind: 'popup-blocked' };

/** Must run directly in a click handler: browsers block windows that open later. */
export type OpenSignInWindow = () => Promise<SocialOutcome>;

/** The network or a browser extension blocked the script of the provider. */
export class ScriptBlocked extends Error {
  override name = 'ScriptBlocked';
}
