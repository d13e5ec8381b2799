import type { FastifyInstance } from 'fastify';
import type { DB } from '../../db/schema.ts';
import { pageSources } from '../integrations/social/open-providers.ts';
import type { Catalog } from '../modules/catalog/catalog.ts';
import { listActiveProviders } from '../modules/identity/social/sign-in-methods.ts';
import { getBrand } from '../modules/settings/appearance.ts';
import type { OfferedLanguages } from '../modules/settings/languages.ts';
import { listPictureOrigins } from '../modules/settings/queries.ts';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import type { Versions } from '../platform/cache/content-versions.ts';
import type { Ready } from '../platform/cache/ready-answer.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { ReadDatabase } from '../platform/database/kysely.ts';
import type { Admission } from '../platform/http/admission.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { loadStorefront } from './load-storefront.ts';
import { findMovedCategory } from './moved-category.ts';
import type { PageReader } from './page-key.ts';
import { createPageCalls } from './render/answer-page-calls.ts';
import { createRenderPool, type RenderPool } from './render/render-pool.ts';
import { servePages } from './serve-pages.ts';
import { type PreviewParts, servePreviews } from './serve-previews.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveSitemap } from './sitemap/serve-sitemap.ts';
import { listSitemapKinds } from './sitemap/sitemap-kinds.ts';

type SiteParts = {
  /** The folder of the built storefront. */
  folder: string;
  origin: string;
  /** The origin of live events, if it is not this server. */
  eventsOrigin: string | undefined;
  read: ReadDatabase<DB>;
  catalog: Catalog;
  clock: Clock;
  cache: AnswerCache;
  versions: Versions;
  languages: () => OfferedLanguages;
  admission: Admission;
  metrics: Pick<Metrics, 'watchRenders'>;
  rendersPerMinute: number;
  renderWorkers: number;
  /** The drafts that signed links show. */
  previews: PreviewParts['previews'];
  /** A visitor's answer in the cache of calls, by the language that is asked for and the address of the call. */
  findAnswer: (language: string, address: string) => Ready | undefined;
};

/**
 * Serves everything that is not a call: pages, their files, sitemaps and robots.txt. Returns the page reader, which
 * reads the addresses of pages, or undefined if the storefront is not built.
 */
export async function serveSite(
  server: FastifyInstance,
  { folder, origin, eventsOrigin, ...parts }: SiteParts,
): Promise<PageReader | undefined> {
  const { read, cache, versions, clock, languages } = parts;
  serveSiteFiles(server, { origin, cache, readSign: (language) => getBrand(read, language) });
  const site = () => ({ origin, languages: [...languages().offered], ownLanguage: languages().fallback });
  serveSitemap(server, { kinds: listSitemapKinds(parts), site, cache, versions, clock });
  const storefront = await loadStorefront(folder);
  if (!storefront) return undefined;
  const live = eventsOrigin === undefined ? [] : [{ connect: [eventsOrigin] }];
  const outside = onceForEach(
    () => versions.stamp(['settings']),
    async () => [...(await listActiveProviders(read)).map((name) => pageSources[name]), { img: await listPictureOrigins(read) }, ...live],
  );
  const renderer = openRenderer(server, { folder, origin, ...parts });
  const findMoved = (url: string) => findMovedCategory(url, parts.catalog.categoryAddresses);
  servePreviews(server, { ...parts, renderer, outside });
  return servePages(server, { ...parts, storefront, renderer, offered: languages, outside, findMoved });
}

type RendererParts = Pick<SiteParts, 'folder' | 'origin' | 'renderWorkers' | 'findAnswer' | 'metrics'>;

/** The workers start with the first page or once the server listens, and end when it closes. */
function openRenderer(server: FastifyInstance, { folder, origin, renderWorkers, metrics, findAnswer }: RendererParts): RenderPool {
  const answer = createPageCalls({ server, findAnswer });
  const pool = createRenderPool({ folder, origin, size: renderWorkers, log: server.log, answer });
  metrics.watchRenders(pool.tally);
  server.addHook('onListen', async () => pool.start());
  server.addHook('onClose', pool.close);
  return pool;
}

/** Reads again when the stamp has changed, and after a failure. */
function onceForEach<T>(stampNow: () => string, read: () => Promise<T>): () => Promise<T> {
  let known: { stamp: string; value: Promise<T> } | undefined;
  return () => {
    const stamp = stampNow();
    if (known?.stamp === stamp) return known.value;
    const reading = { stamp, value: read() };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.value;
  };
}
