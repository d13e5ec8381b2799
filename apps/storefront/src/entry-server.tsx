import { renderPage } from './app/start/render-page.tsx';

/** The storefront's HTML, for the server that has the API: see render-page.tsx for what goes in and what comes out. */
export const render = renderPage;
