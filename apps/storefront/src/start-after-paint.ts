/*
 * Starts server-rendered pages. Their HTML is complete and styled, so the hydration code loads only after the first
 * paint and does not compete with pictures. This file imports nothing, because each of its bytes delays the page.
 */
const {
  styles = '',
  sheet = '',
  texts,
  entry = '',
  code = '',
} = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

async function loadEntry(): Promise<void> {
  const links = code.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Vite's preloader would fetch its stylesheet, of which `styles` is a copy, if no link named it. A disabled link from a
  // script fetches nothing; one in the HTML is fetched by Chromium all the same.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href: sheet }));
  const rest = Promise.all([loadStyles(), loadTexts()]);
  document.head.append(...links);
  // In sequence: evaluating the libraries and our own code together would be one long task.
  for (const href of entry.split(' ')) {
    // The page has only the styles and texts of what it shows; its code shows more.
    if (entry.endsWith(href)) await rest;
    await import(/* @vite-ignore */ href);
  }
}

function loadStyles(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${styles} did not load`));
    document.head.append(link);
  });
}

/** Without them the code renders the page again, with a timeout of its own. */
async function loadTexts(): Promise<void> {
  if (!texts) return;
  const headers = { 'accept-language': texts.slice(-2) };
  const answer = await fetch(texts, { headers, signal: AbortSignal.timeout(8000) }).catch(() => undefined);
  const textContent = answer?.ok && (await answer.text().catch(() => ''));
  if (textContent)
    document.body.append(Object.assign(document.createElement('script'), { type: 'application/json', id: 'souk-texts', textContent }));
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
