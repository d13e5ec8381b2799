import type { FastifyInstance } from 'fastify';
import type { DB } from '../../db/schema.ts';
import { pageSources } from '../integrations/social/page-sources.ts';
import type { Catalog } from '../modules/catalog/catalog.ts';
import { listActiveProviders } from '../modules/identity/active-providers.ts';
import { listPictureOrigins } from '../modules/settings/list-picture-origins.ts';
import { readSign } from '../modules/settings/read-sign.ts';
import type { SpokenLanguages } from '../modules/settings/spoken-languages.ts';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import type { Versions } from '../platform/cache/content-versions.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { ReadDatabase } from '../platform/database/read-database.ts';
import type { Admission } from '../platform/http/admission.ts';
import { loadStorefront } from './load-storefront.ts';
import type { PageReader } from './page-key.ts';
import { servePages } from './serve-pages.ts';
import { serveSiteFiles } from './serve-site-files.ts';
import { listKinds } from './sitemap/list-kinds.ts';
import { serveSitemap } from './sitemap/serve-sitemap.ts';

type SiteParts = {
  /** Where the storefront was built. */
  folder: string;
  origin: string;
  /** Where else than here pages hear what has changed. */
  listensAt: string | undefined;
  read: ReadDatabase<DB>;
  catalog: Catalog;
  clock: Clock;
  cache: AnswerCache;
  versions: Versions;
  languages: () => SpokenLanguages;
  admission: Admission;
  rendersPerMinute: number;
};

/**
 * Everything that is asked for by browsers and crawlers and is no call: pages, their files, and what says where they are. Returns what
 * reads the addresses of pages, where there are pages.
 */
export async function serveSite(
  server: FastifyInstance,
  { folder, origin, listensAt, ...parts }: SiteParts,
): Promise<PageReader | undefined> {
  const { read, cache, versions, clock, languages } = parts;
  serveSiteFiles(server, { origin, cache, readSign: (language) => readSign(read, language) });
  const site = () => ({ origin, languages: [...languages().offered], ownLanguage: languages().fallback });
  serveSitemap(server, { kinds: listKinds(parts), site, cache, versions, clock });
  const storefront = await loadStorefront(folder, origin);
  const live = listensAt === undefined ? [] : [{ connect: [listensAt] }];
  const outside = async () => [
    ...(await listActiveProviders(read)).map((name) => pageSources[name]),
    { img: await listPictureOrigins(read) },
    ...live,
  ];
  return storefront && servePages(server, { ...parts, storefront, offered: languages, outside });
}
