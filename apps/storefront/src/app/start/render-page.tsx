import { Writable } from 'node:stream';
import { isApiError, notFound } from '@souk/client/api/api-error.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { themeCss } from '@souk/ui/theme/theme-css.ts';
import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { requestedLanguage } from '../../lib/page/page-address.ts';
import { createServices, withTexts } from '../../lib/services/create-services.ts';
import { type Services, servicesContext } from '../../lib/services/services.ts';
import { siteQueries } from '../../lib/services/site-queries.ts';
import { parseView, seedSettings, type View, viewOf } from '../../lib/stores/view-cookie.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { type BootData, bootElementId, themeStyleId } from './boot-data.ts';
import { fillTemplate, fontLinks, type Manifest, siteLinks, startTag, styleTags } from './html-shell.ts';
import { matchPages } from './preload.ts';

export type PageRequest = {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted when no client waits for the page any more. */
  signal?: AbortSignal;
};
export type PageSurroundings = {
  /** Fetches from the API: receives addresses like `/api/home?page=1`. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The built `dist/client/index.html`, `dist/client/.vite/manifest.json` and the text of its stylesheet. */
  template: string;
  manifest: Manifest;
  styles: string;
  origin: string;
};
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The inline styles, for the hashes of a Content-Security-Policy. There are no inline scripts. */
  inlineStyles: string[];
  /** Errors while rendering, for the log. */
  problems: unknown[];
};

const handler = createStaticHandler(routes);

/**
 * Renders the HTML of an address. It depends only on the address and the view cookie, so it may be cached by both;
 * nothing personal is in it.
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
  const asked = requestedLanguage(url.searchParams);
  const { defaultLocale, ...view } = parseView(Array.isArray(cookie) ? cookie.join('; ') : cookie);
  if (asked) return { ...view, locale: asked };
  return defaultLocale ? { ...view, defaultLocale } : view;
}

/**
 * Creates the services twice: the first set reads the settings, the second starts from them, because the
 * first render uses the initial state of the stores.
 */
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
  const { head, body } = splitTree(rendered);
  const state = services.settings.getState();
  const theme = themeCss(state.themeColors);
  const sources = matchPages(routes, url.href).flatMap(({ handle }) => (handle ? [`src/routes/${handle.source}.tsx`] : []));
  const failed = Object.entries(context.errors ?? {});
  const boot: BootData = {
    view: viewOf(state),
    texts: services.texts,
    // Excludes placeholder data, which would otherwise be sent twice.
    queries: dehydrate(services.queryClient, {
      shouldDehydrateQuery: ({ state }) => state.status === 'success' && state.dataUpdateCount > 0,
    }),
    errors: context.errors ? Object.fromEntries(failed.map(([id, error]) => [id, describeError(error)])) : null,
  };
  const html = fillTemplate(template, {
    language: services.i18n.language,
    direction: state.langDirection,
    scheme: state.colorScheme,
    head: [
      head,
      startTag(manifest, sources),
      theme ? `<style id="${themeStyleId}">${theme}</style>` : '',
      styleTags(manifest, styles),
      siteLinks(state),
    ].join(''),
    links: fontLinks(state.langDirection),
    body,
    data: JSON.stringify(boot),
    dataId: bootElementId,
  });
  problems.push(...failed.map(([, error]) => error).filter((error) => describeError(error).status >= 500));
  return {
    status: failed.length > 0 ? Math.max(...failed.map(([, error]) => describeError(error).status)) : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': services.i18n.language },
    html,
    inlineStyles: theme ? [theme, styles] : [styles],
    problems,
  };
}

function describeError(error: unknown): NonNullable<BootData['errors']>[string] {
  // The router's own 404, for paths with a line break, which not even `*` matches.
  if (isRouteErrorResponse(error) && error.status === 404) return describeError(notFound());
  if (!isApiError(error)) return { kind: 'server', status: 500, message: 'Something went wrong' };
  // No answer or an unreadable one is a failure of our own API.
  return { kind: error.kind, status: error.status >= 400 ? error.status : 502, message: error.serverMessage };
}

function redirected(response: Response): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  return { status: response.status, headers: { location }, html: '', inlineStyles: [], problems: [] };
}

/**
 * Renders a tree to text when all of it is ready. Errors inside it go to `onProblem` and are rendered by the browser.
 */
function renderTree(tree: ReactNode, onProblem: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // All content in its place: parts sent later need inline scripts, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: onProblem,
    });
  });
}

/** React writes a tree's title, meta and link elements first, then its root element. */
function splitTree(rendered: string): { head: string; body: string } {
  const [, head, body] = /^(.*?)(<div id="souk".*)$/s.exec(rendered) ?? [];
  if (head === undefined || body === undefined) throw new Error('react-dom did not render <div id="souk"> after the elements of the head');
  return { head, body };
}

/** Reads the settings and texts in the visitor's language. The page renders without either. */
async function readSite(services: Services, view: Partial<View>): Promise<Texts> {
  const { settings } = services;
  settings.setState(seedSettings(view, await readMaster(services)));
  // The first answer lists the languages. If the language changes, menus and footer have to be read again in it.
  if (settings.getState().locale !== (view.locale ?? 'en')) {
    services.queryClient.removeQueries({ queryKey: siteQueries.masterKey });
    settings.setState(seedSettings({ ...view, locale: settings.getState().locale }, await readMaster(services)));
  }
  const answer = await services.api.call('GET /lang/{locale}', { params: { locale: settings.getState().locale } }).catch(() => undefined);
  return answer?.data ?? {};
}

function readMaster({ api, queryClient }: Services) {
  return queryClient.fetchQuery(siteQueries.master(api)).catch(() => undefined);
}
