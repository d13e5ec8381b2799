import type { FastifyBaseLogger } from 'fastify';
import { isbot } from 'isbot';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { queryWords } from '../../../platform/text/search-text.ts';
import { addDailyCounts, type FoundCount } from '../queries/derived-data.ts';

/** Counts opened product pages, by product, searches that led to a product, and searches without results by day, without any personal data. Crawlers are left out. */
export type DailyCounts = {
  /** Call it for the address of each answered page and call. */
  record: (url: string, userAgent?: string) => void;
  /** Remembers that nothing was found, so that later requests count although their answer is cached. */
  markEmpty: (search: string) => void;
  /** Counts a search from whose results the product was opened. */
  recordFound: (productId: number, search: string) => void;
  flush: () => Promise<void>;
};

/** More different searches than this are not remembered at once. */
const maxSearches = 2000;
const maxWordsLength = 60;

export function createDailyCounts({ db, clock, log }: { db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger }): DailyCounts {
  const empty = new Set<string>();
  let views = new Map<number, number>();
  let searches = new Map<string, number>();
  let found = new Map<string, FoundCount>();
  return {
    record(url, userAgent) {
      const product = productOf(url);
      const words = product === undefined ? searchOf(url) : undefined;
      if ((product === undefined && words === undefined) || isbot(userAgent)) return;
      if (product !== undefined) views.set(product, (views.get(product) ?? 0) + 1);
      if (words !== undefined && empty.has(words)) searches.set(words, (searches.get(words) ?? 0) + 1);
    },
    markEmpty(search) {
      const words = wordsToCount(search);
      if (words === undefined) return;
      if (empty.size >= maxSearches) empty.clear();
      empty.add(words);
    },
    recordFound(productId, search) {
      const words = wordsToCount(search);
      if (words === undefined) return;
      const key = `${productId} ${words}`;
      const count = found.get(key)?.count ?? 0;
      if (count > 0 || found.size < maxSearches) found.set(key, { productId, words, count: count + 1 });
    },
    async flush() {
      if (views.size === 0 && searches.size === 0 && found.size === 0) return;
      const counts = { day: clock.now().toISOString().slice(0, 10), views, searches, found: [...found.values()] };
      views = new Map();
      searches = new Map();
      found = new Map();
      try {
        await addDailyCounts(db, counts);
      } catch (error) {
        log.warn({ err: error }, 'counts of the day were not stored');
      }
    },
  };
}

const productPage = /^\/(?:[a-z]{2}\/)?products\/(\d{1,15})\/details(?:[?#]|$)/;
const productCall = /^\/api\/product-details\?(?:[^#]*&)?product_id=(\d{1,15})(?:&|$)/;

/** The product whose page was opened. */
function productOf(url: string): number | undefined {
  const id = productCall.exec(url)?.[1] ?? productPage.exec(url)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The words of a search of products; undefined for other addresses and later pages of a list. */
function searchOf(url: string): string | undefined {
  if (!url.includes('search=') || !/^\/(?:api\/|[a-z]{2}\/)?products\?/.test(url)) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  if ((query.get('page') ?? '1') !== '1') return undefined;
  return wordsToCount(query.get('search') ?? '');
}

/** Mail addresses and long numbers may be personal, so they are not counted. */
function wordsToCount(search: string): string | undefined {
  if (search.includes('@') || /\d[\s-]?\d[\s-]?\d[\s-]?\d[\s-]?\d/.test(search)) return undefined;
  return queryWords(search).join(' ').slice(0, maxWordsLength) || undefined;
}
