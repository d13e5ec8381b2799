import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { isApiError, notFound } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/api/create-query-client.ts';
import { askedLanguage } from '../../lib/page/language-address.ts';
import { createServices, withTexts } from '../../lib/services/create-services.ts';
import { type Services, servicesContext } from '../../lib/services/services.ts';
import { createMemoryStorage } from '../../lib/stores/kept-store.ts';
import { seedSettings } from '../../lib/view/seed-settings.ts';
import { readView, type View, viewOf } from '../../lib/view/view-cookie.ts';
import { themeCss } from '../../ui/theme/theme-css.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { type BootData, bootElementId, themeStyleId } from './boot-data.ts';
import { fillTemplate } from './html-shell.ts';
import { matchPages } from './match-pages.ts';
import { fontLinks, type Manifest, startTag, styleTags } from './page-assets.ts';
import { readSite } from './read-site.ts';
import { renderTree } from './render-tree.tsx';
import { siteLinks } from './site-links.ts';

export type PageRequest = {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted once nobody waits for the page any more: what has not begun by then is not done. */
  signal?: AbortSignal;
};
export type PageSurroundings = {
  /** Reaches the API: gets addresses like `/api/home?page=1`. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The built `dist/client/index.html`, `dist/client/.vite/manifest.json`, and the text of the stylesheet that this names. */
  template: string;
  manifest: Manifest;
  styles: string;
  /** `https://shop.example`, for canonical addresses. */
  origin: string;
};
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The texts of inline styles, for the hashes of a Content-Security-Policy. There are no inline scripts. */
  inlineStyles: string[];
  /** What failed while rendering, for the log. */
  problems: unknown[];
};

const handler = createStaticHandler(routes);

/**
 * The HTML of an address: the same for everybody with the same address and view cookie, so it may be cached under both.
 * Nothing personal is in it: no token reaches the server with a page's request.
 */
export async function renderPage(request: PageRequest, surroundings: PageSurroundings): Promise<RenderedPage> {
  const url = new URL(request.url, surroundings.origin);
  const view = askedView(request, url);
  const services = await openServices(view, surroundings);
  request.signal?.throwIfAborted();
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  if (context instanceof Response) return redirected(context);
  request.signal?.throwIfAborted();
  return composePage(url, services, context, surroundings);
}

function askedView({ headers }: PageRequest, url: URL): Partial<View> {
  const { cookie } = headers;
  const asked = askedLanguage(url.searchParams);
  const { defaultLocale, ...view } = readView(Array.isArray(cookie) ? cookie.join('; ') : cookie);
  if (asked) return { ...view, locale: asked };
  return defaultLocale ? { ...view, defaultLocale } : view;
}

/** Twice, because the first render reads what the stores start from: one set asks the API, the other starts from its answers. */
async function openServices(view: Partial<View>, { fetch, origin }: PageSurroundings): Promise<Services> {
  const parts = { fetch, origin, queryClient: createQueryClient({ isServer: true }), storage: createMemoryStorage(), isServer: true };
  const asking = createServices({ ...parts, initialSettings: seedSettings(view, undefined) });
  const texts = await readSite(asking, view);
  return withTexts(createServices({ ...parts, initialSettings: asking.settings.getState() }), texts);
}

async function composePage(
  url: URL,
  services: Services,
  context: StaticHandlerContext,
  { template, manifest, styles }: PageSurroundings,
): Promise<RenderedPage> {
  const problems: unknown[] = [];
  const rendered = await renderTree(
    <App services={services}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
    (error) => problems.push(error),
  );
  // What the tree puts into the head comes before the tree itself.
  const start = rendered.indexOf('<div id="souk"');
  const state = services.settings.getState();
  const theme = themeCss(state.themeColors);
  const sources = matchPages(routes, url.href).flatMap(({ handle }) => (handle ? [handle.source] : []));
  const failed = Object.entries(context.errors ?? {});
  const boot: BootData = {
    view: viewOf(state),
    texts: services.texts,
    // What a screen began with another question's answer is there twice otherwise, and begins with it again.
    queries: dehydrate(services.queryClient, {
      shouldDehydrateQuery: ({ state }) => state.status === 'success' && state.dataUpdateCount > 0,
    }),
    errors: context.errors ? Object.fromEntries(failed.map(([id, error]) => [id, describe(error)])) : null,
  };
  const html = fillTemplate(template, {
    language: services.i18n.language,
    direction: state.langDirection,
    scheme: state.colorScheme,
    head: [
      rendered.slice(0, start),
      startTag(manifest, sources),
      theme ? `<style id="${themeStyleId}">${theme}</style>` : '',
      styleTags(manifest, styles),
      siteLinks(state),
    ].join(''),
    links: fontLinks(state.langDirection),
    body: rendered.slice(start),
    data: JSON.stringify(boot),
    dataId: bootElementId,
  });
  problems.push(...failed.map(([, error]) => error).filter((error) => describe(error).status >= 500));
  return {
    status: failed.length > 0 ? Math.max(...failed.map(([, error]) => describe(error).status)) : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': services.i18n.language },
    html,
    inlineStyles: theme ? [theme, styles] : [styles],
    problems,
  };
}

function describe(error: unknown): NonNullable<BootData['errors']>[string] {
  // The router's own 404, where a line break in the path keeps it from matching even `*`.
  if (isRouteErrorResponse(error) && error.status === 404) return describe(notFound());
  if (!isApiError(error)) return { kind: 'server', status: 500, message: 'Something went wrong' };
  // No answer from our own API, or an unreadable one, is the API's failure.
  return { kind: error.kind, status: error.status >= 400 ? error.status : 502, message: error.said };
}

function redirected(response: Response): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  return { status: response.status, headers: { location }, html: '', inlineStyles: [], problems: [] };
}
