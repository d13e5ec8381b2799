/*
 * Starts server-rendered pages. Their HTML is complete and styled, so the hydration code loads only after the first
 * paint and does not compete with pictures. This file imports nothing, because each of its bytes delays the page.
 */
const { entry = '', code = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

async function loadEntry(): Promise<void> {
  const links = code.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...links);
  // In sequence: evaluating the libraries and our own code together would be one long task.
  for (const href of entry.split(' ')) await import(/* @vite-ignore */ href);
}

/** Browsers remember a failed import, so a page whose code could not load offline reloads when there is a connection. */
function reloadOnline(error: unknown): void {
  if (navigator.onLine) reportError(error);
  else addEventListener('online', () => location.reload(), { once: true });
}

// A hidden page is not painted. The second frame starts after the first has been painted.
const begin = () => void loadEntry().catch(reloadOnline);
if (document.hidden) begin();
else requestAnimationFrame(() => requestAnimationFrame(begin));
