import { ScriptBlocked } from './social-outcome.ts';

const patience = 15_000;
const loaded = new Map<string, Promise<void>>();

/** Loads a script of another house, once. One that failed is tried anew the next time. */
export function loadScript(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known) return known;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  const loading = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(fail, patience);
    function fail() {
      clearTimeout(timer);
      script.remove();
      loaded.delete(address);
      reject(new ScriptBlocked(`${address} did not load`));
    }
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  loaded.set(address, loading);
  document.head.append(script);
  return loading;
}
