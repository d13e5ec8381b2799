import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import { notFound } from '../platform/http/problem.ts';
import type { RenderedPage, Storefront } from './load-storefront.ts';
import { pageKey, viewCookieOf } from './page-key.ts';
import { type OutsideSources, pagePolicy } from './page-policy.ts';

const tags = ['settings', 'catalog', 'content', 'reviews'];
const aYear = 'public, max-age=31536000, immutable';

/** Not for the cache: it is an error, a redirection, or an address that anybody can make up. */
class Unkept extends Error {
  readonly page: RenderedPage;
  readonly headers: Record<string, string>;

  constructor(page: RenderedPage, headers: Record<string, string>) {
    super('This page is not kept');
    this.page = page;
    this.headers = headers;
  }
}

type PageParts = {
  storefront: Storefront;
  cache: AnswerCache;
  /** What pages may load of others, as the settings have it now. */
  outside: () => Promise<OutsideSources[]>;
};

/** Serves the storefront: its files as they are, every other address as HTML from the cache. */
export async function servePages(server: FastifyInstance, { storefront, cache, outside }: PageParts): Promise<void> {
  await server.register(fastifyStatic, {
    root: storefront.clientFolder,
    // Each file is a route of its own, so that every other address is a page.
    wildcard: false,
    index: false,
    preCompressed: true,
    // The manifest is made from the settings; the one of the build is for plain files.
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', 'manifest.webmanifest'],
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path));
    },
  });
  const fetchFromApi = (address: string, init: RequestInit) => callSelf(server, address, init);

  server.get('/*', async (request, reply) => {
    if (isNoPage(request.url)) throw notFound();
    const address = pageAddress(request.url);
    if (address !== request.url) return reply.redirect(address, 301);
    const cookie = viewCookieOf(request.headers.cookie);
    const produce = () =>
      producePage(storefront, { url: request.url, headers: cookie ? { cookie } : {} }, { request, fetchFromApi, outside });
    try {
      return await sendCached(request, reply, await cache.answer(pageKey(cookie, request.url), tags, produce));
    } catch (error) {
      if (error instanceof Unkept) return sendUnkept(reply, error);
      throw error;
    }
  });
}

/** The worker must be of the newest build at once; names below `assets` change with their content. */
function cachingOf(path: string): string {
  if (path.endsWith('/sw.js')) return 'no-cache';
  return path.includes('/assets/') ? aYear : 'public, max-age=3600';
}

/** Calls, pictures and files of another release are no pages: they must not be answered with HTML. */
function isNoPage(url: string): boolean {
  return /^\/(api|media|assets)(\/|$|\?)/.test(url) || url.length > 2000;
}

/** Each page has one address: without a closing slash, and with one in front, since two would name another site. */
function pageAddress(url: string): string {
  const [, path = '', query = ''] = /^[/\\]+([^?]*?)\/*(\?.*)?$/.exec(url) ?? [];
  return `/${path}${query}`;
}

type Means = Pick<PageParts, 'outside'> & {
  request: FastifyRequest;
  fetchFromApi: (address: string, init: RequestInit) => Promise<Response>;
};

async function producePage(storefront: Storefront, asked: Parameters<Storefront['render']>[0], { request, fetchFromApi, outside }: Means) {
  const page = await storefront.render(asked, fetchFromApi);
  for (const err of page.problems) request.log.error({ err }, 'a page failed');
  // With a page that failed, its settings could not be read, and these may not be either.
  const headers = pageHeaders(page, page.status < 500 ? await outside() : []);
  if (page.status !== 200) throw new Unkept(page, headers);
  return { body: page.html, headers };
}

function pageHeaders(page: RenderedPage, outside: readonly OutsideSources[]): Record<string, string> {
  return { ...page.headers, vary: 'cookie, accept-encoding', 'content-security-policy': pagePolicy(page.inlineStyles, outside) };
}

function sendUnkept(reply: FastifyReply, { page, headers }: Unkept): FastifyReply {
  if (page.status === 503 || page.status === 502) reply.header('retry-after', '2');
  return reply
    .code(page.status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(page.html);
}

/** The renderer's calls, answered in this process: no socket, the same routes, the same cache. */
async function callSelf(server: FastifyInstance, address: string, init: RequestInit): Promise<Response> {
  const answer = await server.inject({ method: 'GET', url: address, headers: Object.fromEntries(new Headers(init.headers)) });
  const type = String(answer.headers['content-type'] ?? '');
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
}
