import { canonicalAddress as readCanonicalAddress } from './app/start/canonical-address.ts';
import { renderPage } from './app/start/render-page.tsx';

/** The storefront's HTML, for the server that has the API: see render-page.tsx for what goes in and what comes out. */
export const render = renderPage;

/** The one address of a page that all spellings of it share, so that the server renders and caches it once. */
export const canonicalAddress = readCanonicalAddress;
