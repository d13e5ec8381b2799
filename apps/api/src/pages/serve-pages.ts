import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache, Ready } from '../platform/cache/answer-cache.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import type { Admission } from '../platform/http/admission.ts';
import { notFound, Problem, tooMany, unavailable } from '../platform/http/problem.ts';
import { createLimiter } from '../platform/limits/create-limiter.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import type { RenderedPage, Storefront } from './load-storefront.ts';
import { createAudiences } from './page-audiences.ts';
import { type AskedPage, createPageReader, type OfferedViews, type PageReader } from './page-key.ts';
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
  admission: Admission;
  /** Pages that an address may have rendered in a minute; 0 sets no limit. */
  rendersPerMinute: number;
  offered: () => OfferedViews;
  /** What pages may load of others, as the settings have it now. */
  outside: () => Promise<OutsideSources[]>;
};

type Asking = { page: AskedPage; request: FastifyRequest; signal: AbortSignal };

/** Serves the storefront: its files as they are, every other address as HTML from the cache. Returns what reads the addresses of pages. */
export async function servePages(server: FastifyInstance, parts: PageParts): Promise<PageReader> {
  await serveFiles(server, parts.storefront);
  const reader = createPageReader(parts);
  const pages = createPages(server, parts);
  server.get('/*', async (request, reply) => {
    if (isNoPage(request.url)) throw notFound();
    const address = pageAddress(request.url);
    if (address !== request.url) return reply.redirect(address, 301);
    const page = reader.read(request.url, request.headers.cookie);
    if (page.kind === 'moved') return reply.header('cache-control', 'no-store').redirect(page.address, page.status);
    try {
      return await sendCached(request, reply, await pages.answer(page, request, reply));
    } catch (error) {
      if (error instanceof Unkept) return sendUnkept(reply, error);
      if (isRefusal(error) && isNavigation(request)) return reply.headers(await pages.shellHeaders()).send(parts.storefront.shell);
      throw error;
    }
  });
  return reader;
}

async function serveFiles(server: FastifyInstance, storefront: Storefront): Promise<void> {
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
}

/** Takes pages from the cache, or has them rendered: one after another, for clients that still wait, within the limit of their address. */
function createPages(server: FastifyInstance, { storefront, cache, admission, rendersPerMinute, outside }: PageParts) {
  const audiences = createAudiences();
  const limit = rendersPerMinute > 0 ? createLimiter({ burst: rendersPerMinute, perMinute: rendersPerMinute }) : undefined;
  let lastOutside: OutsideSources[] = [];
  const readOutside = async () => {
    lastOutside = await outside();
    return lastOutside;
  };

  async function produce({ page, request, signal }: Asking) {
    try {
      const release = await admission.enter('page', () => !signal.aborted);
      try {
        const fetchFromApi = (address: string, init: RequestInit) => callSelf(server, address, init, signal);
        return await producePage(storefront, page, { request, signal, fetchFromApi, outside: readOutside });
      } finally {
        release();
      }
    } catch (error) {
      throw signal.aborted ? new Abandoned() : error;
    }
  }

  /** Waits for the page with all who ask for it; undefined where its render was given up for want of them. */
  async function join(page: AskedPage, request: FastifyRequest, reply: FastifyReply): Promise<Ready | undefined> {
    const { signal, leave } = audiences.join(page.key, reply.raw);
    try {
      return await cache.answer(page.key, tags, () => produce({ page, request, signal }));
    } catch (error) {
      if (!(error instanceof Abandoned)) throw error;
      if (signal.aborted) throw unavailable();
      return undefined;
    } finally {
      leave();
    }
  }

  return {
    async answer(page: AskedPage, request: FastifyRequest, reply: FastifyReply): Promise<Ready> {
      const ready = cache.peek(page.key);
      if (ready) return ready;
      const seconds = limit?.take(networkOf(request.ip));
      if (seconds !== undefined) throw tooMany('The shop is busy. Please try again in a moment.', seconds);
      // The clients that a shared render was for may have gone; one that came later has it rendered again.
      for (;;) {
        const rendered = await join(page, request, reply);
        if (rendered) return rendered;
      }
    },
    shellHeaders: async () => ({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy([], lastOutside),
    }),
  };
}

/** Nobody waits for the page any more. */
class Abandoned extends Error {
  override name = 'Abandoned';
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem && (error.status === 503 || error.status === 429);
}

/** A browser that opens a page: it can render the page itself from the plain shell. Crawlers and other clients cannot. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document';
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

type Means = Omit<Asking, 'page'> & Pick<PageParts, 'outside'> & { fetchFromApi: Parameters<Storefront['render']>[1] };

async function producePage(storefront: Storefront, asked: AskedPage, { request, signal, fetchFromApi, outside }: Means) {
  const page = await storefront.render({ url: asked.address, headers: asked.cookie ? { cookie: asked.cookie } : {}, signal }, fetchFromApi);
  for (const err of page.problems) request.log.error({ err }, 'a page failed');
  // With a page that failed, its settings could not be read, and these may not be either.
  const headers = pageHeaders(page, page.status < 500 ? await outside() : []);
  // All addresses without a page share one answer, so that a scanner has it rendered once.
  if (asked.kind === 'nowhere' && page.status === 404) {
    return { body: page.html, status: 404, headers: { ...headers, 'cache-control': 'no-store' } };
  }
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
async function callSelf(server: FastifyInstance, address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const answer = await server.inject({ method: 'GET', url: address, headers: Object.fromEntries(new Headers(init.headers)) });
  const type = String(answer.headers['content-type'] ?? '');
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
}
