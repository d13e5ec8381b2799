import './styles/storefront.css';
import { createMemoryStorage, type TextStorage } from '@souk/client/stores/persisted-store.ts';
import { type BootData, bootElementId, textsElementId } from './app/start/boot-data.ts';
import { hydratePage } from './app/start/hydrate-page.tsx';
import { replaceMissingCode } from './app/start/missing-code.ts';
import { nextTask } from './app/start/start-app.tsx';
import { requestedLanguage } from './lib/page/page-address.ts';
import { createSettingsStore, defaultSettings } from './lib/stores/settings-store.ts';

const storage = browserStorage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

addEventListener('vite:preloadError', (event) => {
  if (replaceMissingCode()) event.preventDefault();
});

const requested = requestedLanguage(new URLSearchParams(location.search));
const boot: BootData | undefined = readElement(bootElementId);
const shown = boot?.view.locale;
// Not awaited: pages import from this chunk, and a top-level await would block them. The event replays early input
// (`early-input.js`).
start(root)
  .then(() => dispatchEvent(new Event('souk:ready')))
  .catch(reportError);

async function start(container: HTMLElement): Promise<void> {
  // Yields after parsing, which is already a long task, so that input is handled in between.
  await nextTask();
  const texts = boot?.texts ?? readElement(textsElementId)?.data;
  if (boot && texts && (requested === shown || storedLocale() === shown)) return hydratePage(container, boot, texts, storage);
  return startWithoutHtml(container);
}

/** Most visits start from the server's HTML and do not need this code. */
async function startWithoutHtml(container: HTMLElement): Promise<void> {
  const { renderInBrowser } = await import('./app/start/render-in-browser.tsx');
  return renderInBrowser(container, storage, requested);
}

/** Data that the server sent with the page, or the start script loaded for it. */
function readElement(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The stored language, or the server's. */
function storedLocale(): string | undefined {
  const store = createSettingsStore(storage, { ...defaultSettings, locale: shown ?? defaultSettings.locale });
  store.restore();
  return store.getState().locale;
}

/** Local storage, or memory if the browser denies it (reading it can throw). */
function browserStorage(): TextStorage {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}
