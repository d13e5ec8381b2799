import type { HomeState } from '@souk/contract/back-office/content-state';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Versions } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PictureRow } from '../../platform/media/present-picture.ts';
import type { Synonyms } from '../../platform/text/search-text.ts';
import { type CategoryAddresses, createCategoryAddresses } from './domain/category-address.ts';
import type { ProductFilter } from './domain/product-filter.ts';
import { createWordList, type WordList } from './domain/search-words.ts';
import { createFlashEpochs, type FlashEpochs } from './flash-sales/flash-epochs.ts';
import { readHomeState } from './managed-home.ts';
import { createProductIndex, type ProductIndex } from './product-index/product-index.ts';
import { type CardStore, createCardStore } from './products/card-store.ts';
import { mapSynonyms } from './products/synonyms.ts';
import type { FacetCount, PriceRange } from './queries/facets.ts';
import { listCategoryAddresses } from './queries/former-categories.ts';
import type { Read } from './queries/fragments.ts';
import { type BannerRow, isRightToLeft, listBanners } from './queries/home/banners.ts';
import { type FlashSaleRow, listFlashSales } from './queries/home/flash-sales.ts';
import type { PageCursor } from './queries/product-lists.ts';
import type { StarCount } from './queries/reviews.ts';
import { listSearchWords } from './queries/search-index.ts';
import { findLowestDeliveryCharge, type ShopRow, type ShopSceneRow } from './queries/shops.ts';
import { listSynonyms } from './queries/synonyms.ts';
import {
  type CategoryRow,
  findScope,
  type HelpQuestionRow,
  type Labels,
  listCategories,
  listHelpQuestions,
  listLabels,
  listShopCategoryCounts,
  listTerms,
  type ShopCategoryCount,
  type Terms,
} from './queries/terms.ts';
import { createDailyCounts, type DailyCounts } from './refresh/daily-counts.ts';
import { createViewRecorder, type ViewRecorder } from './refresh/popularity.ts';

/** `shop_id` is the shop of a single-vendor marketplace, or null if that has no shop yet. */
export type Scope = { multi_vendor: boolean; shop_id: number | null };

/** The shop that all answers of a single-vendor marketplace are limited to; null in a multi-vendor one. */
export function onlyShopId({ multi_vendor, shop_id }: Scope): number | null {
  return multi_vendor ? null : (shop_id ?? 0);
}

/** A filter for all products of the marketplace. */
export function scopeFilter(scope: Scope): ProductFilter {
  const shopId = onlyShopId(scope);
  return shopId === null ? {} : { shop: [shopId] };
}

/** The catalogue's in-memory caches, each valid until one of its tags is bumped. */
export type Catalog = {
  /** A connection without prepared statements, for filters and searches that need a plan of their own. */
  planned: Read;
  scope: () => Promise<Scope>;
  terms: () => Promise<Terms>;
  categoryCounts: () => Promise<ShopCategoryCount[]>;
  /** The number of products of each shop that sells any. */
  shopTotals: () => Promise<ReadonlyMap<number, number>>;
  words: () => Promise<WordList>;
  synonyms: () => Promise<Synonyms>;
  helpQuestions: () => Promise<HelpQuestionRow[]>;
  /** Words that complete the last word of a search, best-selling first. */
  completions: Memo<readonly string[]>;
  categories: () => Promise<CategoryRow[]>;
  categoryAddresses: () => Promise<CategoryAddresses>;
  lowestDeliveryCharge: () => Promise<number | null>;
  banners: () => Promise<BannerRow[]>;
  /** The arrangement of the home page's sections. */
  homeState: () => Promise<HomeState>;
  isRightToLeft: (locale: string) => Promise<boolean>;
  /** Running and upcoming sales, in the order of `listFlashSales`. */
  flashSales: () => Promise<FlashSaleRow[]>;
  labels: LabelCache;
  cards: CardStore;
  shops: Memo<ShopRow | undefined>;
  shopScenes: Memo<ShopSceneRow[]>;
  index: ProductIndex;
  shopPages: Memo<ShopRow[]>;
  starCounts: Memo<StarCount[]>;
  reviewPhotos: Memo<PictureRow[]>;
  totals: Memo<number>;
  /** The words that remain of a search without matches. */
  relaxedSearches: Memo<readonly string[]>;
  facets: Memo<{ counts: FacetCount[]; prices: PriceRange | null }>;
  /** These depend on the tag `popularity` too, because sales change the order of products. */
  orderedIds: Memo<number[]>;
  bestSellers: Memo<number[]>;
  pageCursors: Memo<PageCursor[]>;
  bestMatches: Memo<number[]>;
  flashEpochs: FlashEpochs;
  views: ViewRecorder;
  dailyCounts: DailyCounts;
};

type CatalogParts = {
  db: Kysely<DB>;
  read: Read;
  planned: Read;
  versions: Pick<Versions, 'stamp'>;
  clock: Clock;
  /** Maximum memory of ready cards, in bytes. */
  cardBytes: number;
  log: FastifyBaseLogger;
};

/** Lists are filtered by ratings and by whether a product can be bought. */
const listTags = ['catalog', 'ratings', 'sold_out'];

export function createCatalog({ db, read, planned, versions, clock, cardBytes, log }: CatalogParts): Catalog {
  const scopes = createMemo<Scope>({ versions, tags: ['settings', 'catalog'] });
  const terms = createMemo<Terms>({ versions, tags: ['catalog'] });
  const categoryCounts = createMemo<ShopCategoryCount[]>({ versions, tags: ['catalog'] });
  const readCategoryCounts = () => categoryCounts('', () => listShopCategoryCounts(read));
  const shopTotals = createMemo<ReadonlyMap<number, number>>({ versions, tags: ['catalog'] });
  const categories = createMemo<CategoryRow[]>({ versions, tags: ['catalog'] });
  const categoryAddresses = createMemo<CategoryAddresses>({ versions, tags: ['catalog'] });
  const deliveryCharges = createMemo<number | null>({ versions, tags: ['catalog', 'settings'] });
  const homeStates = createMemo<HomeState>({ versions, tags: ['settings'] });
  const directions = createMemo<boolean>({ versions, tags: ['settings', 'catalog'] });
  const words = createMemo<WordList>({ versions, tags: ['search_words'] });
  const helpQuestions = createMemo<HelpQuestionRow[]>({ versions, tags: ['content'] });
  const synonyms = createMemo<Synonyms>({ versions, tags: ['settings'] });
  const labels = createLabelCache({ read, versions });
  const flashEpochs = createFlashEpochs({ read, clock });
  // Prices change with the start and the end of a flash sale, too, and banners with their own.
  const priceVersions = { stamp: (tags: readonly string[]) => `${versions.stamp(tags)} ${flashEpochs.current()}` };
  const banners = createMemo<BannerRow[]>({ versions: priceVersions, tags: ['catalog'] });
  const flashSales = createMemo<FlashSaleRow[]>({ versions: priceVersions, tags: ['catalog'] });
  return {
    planned,
    scope: () => scopes('', () => findScope(read)),
    terms: () => terms('', () => listTerms(read)),
    categoryCounts: readCategoryCounts,
    shopTotals: () => shopTotals('', async () => sumByShop(await readCategoryCounts())),
    words: () => words('', async () => createWordList(await listSearchWords(read))),
    helpQuestions: () => helpQuestions('', () => listHelpQuestions(read)),
    completions: createMemo({ versions, tags: ['search_words', ...listTags, 'popularity'], capacity: 2000 }),
    synonyms: () => synonyms('', async () => mapSynonyms(await listSynonyms(read))),
    categories: () => categories('', () => listCategories(read)),
    categoryAddresses: () => categoryAddresses('', async () => createCategoryAddresses(await listCategoryAddresses(read))),
    lowestDeliveryCharge: () => deliveryCharges('', () => findLowestDeliveryCharge(read)),
    banners: () => banners('', () => listBanners(read, clock.now())),
    homeState: () => homeStates('', () => readHomeState(read)),
    isRightToLeft: (locale) => directions(locale, () => isRightToLeft(read, locale)),
    flashSales: () => flashSales('', () => listFlashSales(read, clock.now())),
    labels,
    cards: createCardStore({ versions: priceVersions, labels, capacity: cardBytes }),
    shops: createMemo({ versions, tags: ['catalog', 'ratings', 'reviews'], capacity: 1000 }),
    shopScenes: createMemo({ versions, tags: ['catalog'], capacity: 1000 }),
    index: createProductIndex({ read, versions, log }),
    shopPages: createMemo({ versions, tags: ['catalog', 'ratings', 'reviews'], capacity: 100 }),
    starCounts: createMemo({ versions, tags: ['catalog', 'ratings', 'reviews'], capacity: 5000 }),
    reviewPhotos: createMemo({ versions, tags: ['catalog', 'reviews'], capacity: 2000 }),
    totals: createMemo({ versions, tags: listTags, capacity: 5000 }),
    relaxedSearches: createMemo({ versions, tags: [...listTags, 'settings'], capacity: 1000 }),
    facets: createMemo({ versions, tags: listTags, capacity: 500 }),
    orderedIds: createMemo({ versions, tags: [...listTags, 'popularity'], capacity: 500 }),
    bestSellers: createMemo({ versions, tags: [...listTags, 'popularity'], capacity: 2000 }),
    pageCursors: createMemo({ versions, tags: [...listTags, 'popularity'], capacity: 200 }),
    bestMatches: createMemo({ versions, tags: [...listTags, 'popularity'], capacity: 500 }),
    flashEpochs,
    views: createViewRecorder({ db, log }),
    dailyCounts: createDailyCounts({ db, clock, log }),
  };
}

function sumByShop(counts: readonly ShopCategoryCount[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const { shop_id, count } of counts) totals.set(shop_id, (totals.get(shop_id) ?? 0) + count);
  return totals;
}

/** The ids of a product's row that need names; its page has more of them than its card. */
type Labelled = {
  brand_id: number | null;
  shop_id: number;
  color_ids: readonly number[];
  category_id?: number;
  sub_category_id?: number | null;
  variants?: readonly { size_id: number | null; unit_id: number | null }[];
};

/** Returns the labels of all rows; reads them again if a row refers to a new shop, brand or colour. */
type LabelCache = (rows: readonly Labelled[]) => Promise<Labels>;

/** Joining the same few names to every card costs the database more than the cards themselves. */
function createLabelCache({ read, versions }: { read: Read; versions: Pick<Versions, 'stamp'> }): LabelCache {
  const memo = createMemo<{ labels: Labels }>({ versions, tags: ['catalog'] });
  return async (rows) => {
    const cached = await memo('', async () => ({ labels: await listLabels(read) }));
    if (!rows.every((row) => hasLabels(cached.labels, row))) cached.labels = await listLabels(read);
    return cached.labels;
  };
}

function hasLabels({ brands, shops, colors, categories, sizes, units }: Labels, row: Labelled): boolean {
  return (
    shops.has(row.shop_id) &&
    isKnown(brands, row.brand_id) &&
    isKnown(categories, row.category_id) &&
    isKnown(categories, row.sub_category_id) &&
    row.color_ids.every((id) => colors.has(id)) &&
    (row.variants ?? []).every(({ size_id, unit_id }) => isKnown(sizes, size_id) && isKnown(units, unit_id))
  );
}

function isKnown(labels: ReadonlyMap<number, unknown>, id: number | null | undefined): boolean {
  return id === null || id === undefined || labels.has(id);
}

type Memo<Value> = (key: string, produce: () => Promise<Value>) => Promise<Value>;

type MemoOptions = { versions: Pick<Versions, 'stamp'>; tags: readonly string[]; capacity?: number };

/** An LRU cache that is emptied when a tag is bumped. Concurrent calls with one key share one promise. */
function createMemo<Value>({ versions, tags, capacity = 500 }: MemoOptions): Memo<Value> {
  const entries = new Map<string, Promise<Value>>();
  let stamp = '';
  return (key, produce) => {
    const now = versions.stamp(tags);
    if (now !== stamp) entries.clear();
    stamp = now;
    const cached = entries.get(key);
    const value = cached ?? produce();
    entries.delete(key);
    entries.set(key, value);
    if (!cached) {
      // Failures are not cached.
      value.catch(() => {
        if (entries.get(key) === value) entries.delete(key);
      });
      for (const oldest of entries.keys()) {
        if (entries.size <= capacity) break;
        entries.delete(oldest);
      }
    }
    return value;
  };
}
