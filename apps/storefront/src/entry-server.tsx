import { canonicalAddress as readCanonicalAddress } from './app/start/canonical-address.ts';
import { createRenderer as create } from './app/start/render-page.tsx';

/** Creates the renderer for the API server; see render-page.tsx. */
export const createRenderer = create;

/** The address that all spellings of a page share, so that the server renders and caches it once. */
export const canonicalAddress = readCanonicalAddress;
