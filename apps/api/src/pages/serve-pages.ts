import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound, tooMany, unavailable } from '../platform/app-error.ts';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import { maxStaleMilliseconds } from '../platform/cache/freshness.ts';
import { hasOwnChange } from '../platform/cache/own-change.ts';
import { buildReady, type Produced, type Ready } from '../platform/cache/ready-answer.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import type { Admission } from '../platform/http/admission.ts';
import { createTurns } from '../platform/http/turns.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { networkOf } from '../platform/limits/miss-limit.ts';
import { type OutsideSources, pagePolicy } from './content-security-policy.ts';
import type { Storefront } from './load-storefront.ts';
import { type AskedPage, createAudiences, createPageReader, type OfferedViews, type PageReader } from './page-key.ts';
import type { RenderedPage } from './render/render-messages.ts';
import type { RenderPool } from './render/render-pool.ts';

const tags = ['settings', 'catalog', 'content', 'reviews', 'ratings', 'sold_out'];
/** Pages that are not in the cache wait for each other here, so that orders do not wait for all of them. */
const pagesPerTurn = 4;
const aYear = 'public, max-age=31536000, immutable';

/** A page that must not be cached: an error, a redirect, or an address that anybody can invent. */
class UncacheablePage extends Error {
  readonly page: Ready;

  constructor(page: Ready) {
    super('This page is not cacheable');
    this.page = page;
  }
}

type PageParts = {
  storefront: Storefront;
  renderer: Pick<RenderPool, 'render'>;
  cache: AnswerCache;
  admission: Admission;
  /** Pages that an address may have rendered in a minute; 0 sets no limit. */
  rendersPerMinute: number;
  offered: () => OfferedViews;
  /** The new address of a page that was moved. */
  findMoved: (url: string) => Promise<string | undefined>;
  /** Third-party sources that the settings allow now. */
  outside: () => Promise<OutsideSources[]>;
};

type Asking = { page: AskedPage; request: FastifyRequest; signal: AbortSignal };

/** Serves the storefront: its files as they are, every other address as HTML from the cache. Returns what reads the addresses of pages. */
export async function servePages(server: FastifyInstance, parts: PageParts): Promise<PageReader> {
  await serveFiles(server, parts.storefront);
  const reader = createPageReader(parts);
  const pages = createPages(parts);
  async function readPage({ url, headers }: FastifyRequest): Promise<ReturnType<PageReader['read']>> {
    const moved = await parts.findMoved(url);
    return moved === undefined ? reader.read(url, headers.cookie) : { kind: 'moved', address: moved, status: 301 };
  }
  const turns = createTurns(pagesPerTurn);
  server.get('/*', { onRequest: (_request, _reply, done) => turns.enter(done) }, async (request, reply) => {
    if (isNoPage(request.url)) throw notFound();
    const address = pageAddress(request.url);
    if (address !== request.url) return reply.redirect(address, 301);
    const page = await readPage(request);
    if (page.kind === 'moved') return reply.header('cache-control', 'no-store').redirect(page.address, page.status);
    try {
      return await sendCached(request, reply, await pages.answer(page, request, reply));
    } catch (error) {
      if (error instanceof UncacheablePage) return sendUncacheable(request, reply, error);
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
function createPages({ renderer, cache, admission, rendersPerMinute, outside }: PageParts) {
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
        return await producePage(page, { request, signal, renderer, outside: readOutside });
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
      const render = (isRefresh: boolean) =>
        produce({ page, request, signal: isRefresh ? AbortSignal.timeout(maxStaleMilliseconds) : signal });
      return await cache.answer(page.key, tags, render, { mayBeStale: mayBeStale(request) });
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
      const ready = cache.peek(page.key, { mayBeStale: mayBeStale(request) });
      if (ready) return ready;
      const seconds = cache.isReady(page.key, tags) ? undefined : limit?.consume(networkOf(request.ip));
      if (seconds !== undefined) throw tooMany('The shop is busy. Please try again in a moment.', seconds);
      // All clients of a shared render may have left; one that came later needs another render.
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

/** Shoppers see their own changes at once: a review that they wrote, a last item that they bought. */
function mayBeStale({ headers }: FastifyRequest): boolean {
  return !hasOwnChange(headers.cookie);
}

/** All clients that waited for the page have left. */
class Abandoned extends Error {
  override name = 'Abandoned';
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.status === 503 || error.status === 429);
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

/** The one address of a page: no slash at its end, and a single slash at its start, because two would name another host. */
function pageAddress(url: string): string {
  const [, path = '', query = ''] = /^[/\\]+([^?]*?)\/*(\?.*)?$/.exec(url) ?? [];
  return `/${path}${query}`;
}

type Means = Omit<Asking, 'page'> & Pick<PageParts, 'outside' | 'renderer'>;

async function producePage(asked: AskedPage, { request, signal, renderer, outside }: Means): Promise<Produced> {
  const page = await renderer.render({ url: asked.address, cookie: asked.cookie }, signal);
  for (const err of page.problems) request.log.error({ err }, 'a page failed');
  const { status, length, etag } = page;
  const packed = { br: Buffer.from(page.br), length, etag };
  // With a page that failed, its settings could not be read, and these may not be either.
  const headers = pageHeaders(page, status < 500 ? await outside() : []);
  if (status === 200) return { packed, headers };
  const uncached = { packed, status, headers: { ...headers, 'cache-control': 'no-store' } };
  // All addresses without a page share one answer, so that a scanner has it rendered once.
  if (asked.kind === 'nowhere' && status === 404) return uncached;
  throw new UncacheablePage(buildReady(uncached));
}

function pageHeaders(page: RenderedPage, outside: readonly OutsideSources[]): Record<string, string> {
  return { ...page.headers, vary: 'cookie, accept-encoding', 'content-security-policy': pagePolicy(page.styleHashes, outside) };
}

function sendUncacheable(request: FastifyRequest, reply: FastifyReply, { page }: UncacheablePage): Promise<FastifyReply> {
  if (page.status === 503 || page.status === 502) reply.header('retry-after', '2');
  return sendCached(request, reply, page);
}
