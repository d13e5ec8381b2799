import { canonicalAddress as readCanonicalAddress } from './app/start/canonical-address.ts';
import { renderPage } from './app/start/render-page.tsx';

/** The renderer for the API server; see render-page.tsx. */
export const render = renderPage;

/** The address that all spellings of a page share, so that the server renders and caches it once. */
export const canonicalAddress = readCanonicalAddress;
