import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Versions } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createWordList, type WordList } from './domain/word-list.ts';
import { createFlashEpochs, type FlashEpochs } from './flash-epochs.ts';
import { createLabelKeeper, type LabelKeeper } from './labels.ts';
import { createMemo, type Memo } from './memo.ts';
import type { FacetCount, PriceRange } from './repository/facets.ts';
import type { Border } from './repository/product-pages.ts';
import type { ShopRow } from './repository/shops.ts';
import type { Read } from './repository/sql.ts';
import { findScope, listSearchWords, listStocked, listTerms, type StockedRow, type Terms } from './repository/terms.ts';
import { createViewRecorder, type ViewRecorder } from './view-recorder.ts';

/** Which shops an answer speaks of: all, or the one of a single-vendor market (none where it has no shop yet). */
export type Scope = { multi_vendor: boolean; shop_id: number | null };

/** What the catalogue keeps in memory beside the rows, each good while its tags stand. */
export type Catalog = {
  /** Plans each statement: lists of odd filters and searches, for which one plan does not fit all. */
  planned: Read;
  scope: () => Promise<Scope>;
  terms: () => Promise<Terms>;
  stocked: () => Promise<StockedRow[]>;
  words: () => Promise<WordList>;
  labels: LabelKeeper;
  shops: Memo<ShopRow | undefined>;
  totals: Memo<number>;
  facets: Memo<{ counts: FacetCount[]; prices: PriceRange | null }>;
  /** Their order changes with every sale, so they go with popularity too. */
  borders: Memo<Border[]>;
  bestMatches: Memo<number[]>;
  flashEpochs: FlashEpochs;
  views: ViewRecorder;
};

type CatalogParts = {
  db: Kysely<DB>;
  read: Read;
  planned: Read;
  versions: Pick<Versions, 'stamp'>;
  clock: Clock;
  log: FastifyBaseLogger;
};

export function createCatalog({ db, read, planned, versions, clock, log }: CatalogParts): Catalog {
  const scopes = createMemo<Scope>({ versions, tags: ['settings', 'catalog'] });
  const terms = createMemo<Terms>({ versions, tags: ['catalog'] });
  const stocked = createMemo<StockedRow[]>({ versions, tags: ['catalog'] });
  const words = createMemo<WordList>({ versions, tags: ['search_words'] });
  return {
    planned,
    scope: () => scopes('', () => findScope(read)),
    terms: () => terms('', () => listTerms(read)),
    stocked: () => stocked('', () => listStocked(read)),
    words: () => words('', async () => createWordList(await listSearchWords(read))),
    labels: createLabelKeeper({ read, versions }),
    shops: createMemo({ versions, tags: ['catalog', 'reviews'], capacity: 1000 }),
    totals: createMemo({ versions, tags: ['catalog'], capacity: 5000 }),
    facets: createMemo({ versions, tags: ['catalog'], capacity: 500 }),
    borders: createMemo({ versions, tags: ['catalog', 'popularity'], capacity: 200 }),
    bestMatches: createMemo({ versions, tags: ['catalog', 'popularity'], capacity: 500 }),
    flashEpochs: createFlashEpochs({ read, clock }),
    views: createViewRecorder({ db, log }),
  };
}
