import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isApiError, notFound } from '@souk/client/api/api-error.ts';
import { type Api, createApi } from '@souk/client/api/create-api.ts';
import { createQueryClient } from '@souk/client/api/create-query-client.ts';
import { readAnswer } from '@souk/client/api/read-answer.ts';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { themeCss } from '@souk/ui/theme/theme-css.ts';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
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
import type { PageHandle } from '../page-route.tsx';
import { routes } from '../routes.tsx';
import { type BootData, bootElementId, themeStyleId } from './boot-data.ts';
import { fontLinks, type HtmlParts, type Manifest, prepareTemplate, siteLinks, startTag } from './html-shell.ts';
import { createPageStyles, type PageStyles, type StyleRules } from './page-styles.ts';

export type PageRequest = {
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted when no client waits for the page any more. */
  signal?: AbortSignal;
};
/** Fetches from the API: receives addresses like `/api/home?page=1`. */
export type FetchFromApi = (address: string, init: RequestInit) => Promise<Response>;

/** The files of `dist/client` that the renderer needs. */
export type Build = {
  /** `index.html` */
  template: string;
  /** `.vite/manifest.json` */
  manifest: Manifest;
  /** `.vite/style-rules.json` */
  styles: StyleRules;
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

/** Parts that all renders of a build share. */
type PreparedBuild = Omit<Build, 'template'> & { fill: (parts: HtmlParts) => string; pageStyles: PageStyles; texts: TextReader };

const handler = createStaticHandler(routes);

/**
 * Renders the HTML of addresses. A page depends only on the address and the view cookie, so it may be cached by both;
 * nothing personal is in it.
 */
export function createRenderer({ template, ...build }: Build): (request: PageRequest, fetch: FetchFromApi) => Promise<RenderedPage> {
  const prepared = { ...build, fill: prepareTemplate(template), pageStyles: createPageStyles(build.styles), texts: createTextReader() };
  return async (request, fetch) => {
    const url = new URL(request.url, build.origin);
    const view = askedView(request, url);
    const services = await openServices(view, fetch, prepared);
    request.signal?.throwIfAborted();
    const context = await handler.query(new Request(url), {
      requestContext: new RouterContextProvider(new Map([[servicesContext, services]])),
    });
    if (context instanceof Response) return redirected(context);
    request.signal?.throwIfAborted();
    return composePage(services, context, prepared);
  };
}

function askedView({ headers }: PageRequest, url: URL): Partial<View> {
  const { cookie } = headers;
  const asked = requestedLanguage(url.searchParams);
  const { defaultLocale, ...view } = parseView(Array.isArray(cookie) ? cookie.join('; ') : cookie);
  if (asked) return { ...view, locale: asked };
  return defaultLocale ? { ...view, defaultLocale } : view;
}

/** Reads the settings and texts in the visitor's language, and starts the services from them. The page renders without either. */
async function openServices(view: Partial<View>, fetch: FetchFromApi, { origin, texts }: PreparedBuild): Promise<Services> {
  const queryClient = createQueryClient({ isServer: true });
  let locale = view.locale;
  const api = createApi({ fetch, baseUrl: '/api', locale: () => locale, token: () => null });
  const readSettings = async (asked: Partial<View>) =>
    seedSettings(asked, await queryClient.fetchQuery(siteQueries.master(api)).catch(() => undefined));
  let initialSettings = await readSettings(view);
  // The first answer lists the languages. If the language changes, menus and footer have to be read again in it.
  if (initialSettings.locale !== (view.locale ?? 'en')) {
    locale = initialSettings.locale;
    queryClient.removeQueries({ queryKey: siteQueries.masterKey });
    initialSettings = await readSettings({ ...view, locale });
  }
  locale = initialSettings.locale;
  const parts = { fetch, origin, queryClient, initialSettings, storage: createMemoryStorage(), isServer: true };
  return withTexts(createServices(parts), await texts.read(api, locale));
}

/** Reads the texts of a language, and parses them only if they have changed since the last page. */
type TextReader = { read: (api: Api, locale: string) => Promise<Texts>; isLarge: (texts: Texts) => boolean };

/** In characters: a page has fewer texts inline. */
const maxInlineTexts = 2000;

function createTextReader(): TextReader {
  const known = new Map<string, { answer: string; texts: Texts }>();
  const large = new WeakSet<Texts>();
  async function readNow(api: Api, locale: string): Promise<Texts> {
    const response = await api.request('GET /lang/{locale}', { params: { locale } });
    const answer = await response.text();
    const last = known.get(locale);
    if (response.ok && last?.answer === answer) return last.texts;
    const { data: texts } = await readAnswer(new Response(answer, response));
    known.set(locale, { answer, texts });
    if (answer.length > maxInlineTexts) large.add(texts);
    return texts;
  }
  return { read: (api, locale) => readNow(api, locale).catch(() => ({})), isLarge: (texts) => large.has(texts) };
}

async function composePage(
  services: Services,
  context: StaticHandlerContext,
  { manifest, styles, fill, pageStyles, texts }: PreparedBuild,
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
  const handles: (PageHandle | undefined)[] = context.matches.map(({ route }) => route.handle);
  const sources = handles.flatMap((handle) => (handle ? [`src/routes/${handle.source}.tsx`] : []));
  const failed = Object.entries(context.errors ?? {});
  const textsAddress = texts.isLarge(services.texts) ? `/api/lang/${state.locale}` : undefined;
  const boot: BootData = {
    view: viewOf(state),
    texts: textsAddress ? null : services.texts,
    // Placeholder data is in other queries already.
    queries: services.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success' && state.dataUpdateCount > 0)
      .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt })),
    errors: context.errors ? Object.fromEntries(failed.map(([id, error]) => [id, describeError(error)])) : null,
  };
  const inlined = pageStyles.select(body, services.i18n.language);
  const html = fill({
    language: services.i18n.language,
    direction: state.langDirection,
    scheme: state.colorScheme,
    head: [
      head,
      startTag(manifest, { styleFile: styles.file, textsAddress, sources }),
      theme ? `<style id="${themeStyleId}">${theme}</style>` : '',
      `<style>${inlined}</style>`,
      siteLinks(state),
    ].join(''),
    links: fontLinks(services.i18n.language),
    body,
    data: JSON.stringify(boot),
    dataId: bootElementId,
  });
  problems.push(...failed.map(([, error]) => error).filter((error) => describeError(error).status >= 500));
  return {
    status: failed.length > 0 ? Math.max(...failed.map(([, error]) => describeError(error).status)) : 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': services.i18n.language },
    html,
    inlineStyles: theme ? [theme, inlined] : [inlined],
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

/** React's mark of a part that is not ready, or that failed. */
const missingPart = '<!--$!-->';

/**
 * Renders a tree to text. All data is loaded before, so that nearly always the whole tree is ready at once; text saves
 * the encoding of a stream. Code that loads on demand is not ready at its first use.
 */
async function renderTree(tree: ReactNode, onProblem: (error: unknown) => void): Promise<string> {
  const html = renderAtOnce(tree);
  return html === undefined || html.includes(missingPart) ? renderWhenReady(tree, onProblem) : html;
}

/** Undefined if the tree failed: the second attempt reports the error. */
function renderAtOnce(tree: ReactNode): string | undefined {
  try {
    return renderToString(tree);
  } catch {
    return undefined;
  }
}

/** Waits for all parts. Errors inside them go to `onProblem`, and the browser renders these parts. */
function renderWhenReady(tree: ReactNode, onProblem: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough();
    const { pipe } = renderToPipeableStream(tree, {
      // All content in its place: parts sent later need inline scripts, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(sink);
        text(sink).then(resolve, reject);
      },
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
