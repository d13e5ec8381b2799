import './styles/storefront.css';
import { type BootData, bootElementId } from './app/start/boot-data.ts';
import { browserStorage } from './app/start/browser-storage.ts';
import { replaceMissingCode } from './app/start/missing-code.ts';
import { takeOver } from './app/start/take-over.tsx';
import { askedLanguage } from './lib/page/language-address.ts';
import { defaultSettings } from './lib/stores/settings-state.ts';
import { createSettingsStore } from './lib/stores/settings-store.ts';

const storage = browserStorage();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

addEventListener('vite:preloadError', (event) => {
  if (replaceMissingCode()) event.preventDefault();
});

const asked = askedLanguage(new URLSearchParams(location.search));
const boot = readBoot();
const shown = boot?.view.locale;
// Not awaited: pages import from the file that this is built into, and would wait for it for ever. What was pressed and typed before is done then (`early-input.js`).
start(root)
  .then(() => dispatchEvent(new Event('souk:ready')))
  .catch(reportError);

async function start(place: HTMLElement): Promise<void> {
  // To read in this code was a long piece of work by itself: a finger on the page comes in between.
  await new Promise((done) => setTimeout(done));
  if (boot && (asked === shown || keptLocale() === shown)) return takeOver(place, boot, storage);
  return begin(place);
}

/** Most visits start from the server's HTML and never need this code. */
async function begin(place: HTMLElement): Promise<void> {
  const { startAfresh } = await import('./app/start/start-afresh.tsx');
  return startAfresh(place, storage, asked);
}

function readBoot(): BootData | undefined {
  const text = document.getElementById(bootElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The language that this browser keeps; the server's where it keeps none. */
function keptLocale(): string | undefined {
  const store = createSettingsStore(storage, { ...defaultSettings, locale: shown ?? defaultSettings.locale });
  store.restore();
  return store.getState().locale;
}
