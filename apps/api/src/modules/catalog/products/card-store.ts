import type { ProductCard } from '@souk/contract/catalog';
import { LRUCache } from 'lru-cache';
import type { ReadContext } from '../../../context.ts';
import type { CacheTally } from '../../../platform/cache/answer-cache.ts';
import type { Versions } from '../../../platform/cache/content-versions.ts';
import { formatJson, type JsonText } from '../../../platform/http/json-text.ts';
import { presentCard } from '../present.ts';
import { type CardRow, listCards } from '../queries/product-lists.ts';
import type { Labels } from '../queries/terms.ts';

/** A product's card without the hearts of a shopper, as JSON text. */
export type StoredCard = JsonText<ProductCard> & { readonly id: number };

/** The part of a request's context that its cards depend on. */
type CardContext = Pick<ReadContext, 'read' | 'clock' | 'locale' | 'defaultLocale'>;

export type CardStore = {
  /** Cards in the order of `ids`, without products that are not on sale. */
  list: (context: CardContext, ids: readonly number[]) => Promise<StoredCard[]>;
  tally: () => CacheTally;
};

type CardStoreParts = {
  /** With the starts and ends of flash sales, because cards have prices. */
  versions: Pick<Versions, 'stamp'>;
  labels: (rows: readonly CardRow[]) => Promise<Labels>;
  /** Maximum bytes of the texts; the least recently used are dropped first. */
  capacity: number;
};

const tags = ['catalog', 'popularity', 'ratings', 'sold_out', 'settings'];

/** Ready cards in memory, each valid until one of their tags is bumped or a flash sale starts or ends. */
export function createCardStore({ versions, labels, capacity }: CardStoreParts): CardStore {
  const counts = { hits: 0, stale: 0, misses: 0, evictions: 0 };
  const cards = new LRUCache<string, StoredCard>({
    maxSize: capacity,
    sizeCalculation: bytesOf,
    dispose(_card, _key, reason) {
      if (reason === 'evict') counts.evictions += 1;
    },
  });
  let stored = '';

  function clearOutdated(): string {
    const stamp = versions.stamp(tags);
    if (stamp !== stored) cards.clear();
    stored = stamp;
    return stamp;
  }

  async function load(context: CardContext, ids: readonly number[], stamp: string): Promise<Map<number, StoredCard>> {
    const rows = await listCards(context.read, ids, context.clock.now());
    const names = await labels(rows);
    const loaded = new Map(rows.map((row) => [row.id, toStoredCard(presentCard(row, context, { labels: names, favorites: none }))]));
    // Cards that became outdated while they were read may be sent, but must not be stored as current.
    if (clearOutdated() === stamp) for (const [id, card] of loaded) cards.set(keyOf(id, context), card);
    return loaded;
  }

  return {
    async list(context, ids) {
      const stamp = clearOutdated();
      const found = ids.map((id) => cards.get(keyOf(id, context)));
      const missing = ids.filter((_id, index) => !found[index]);
      counts.hits += ids.length - missing.length;
      counts.misses += missing.length;
      if (missing.length === 0) return found.flatMap((card) => card ?? []);
      const loaded = await load(context, [...new Set(missing)], stamp);
      return ids.flatMap((id, index) => found[index] ?? loaded.get(id) ?? []);
    },
    tally: () => ({ ...counts, entries: cards.size, bytes: cards.calculatedSize }),
  };
}

const none: ReadonlySet<number> = new Set();

function keyOf(id: number, { locale, defaultLocale }: CardContext): string {
  return `${id} ${locale} ${defaultLocale}`;
}

function toStoredCard(card: ProductCard): StoredCard {
  return { id: card.id, ...formatJson(card) };
}

/** The object of a card, its place in the map, and the headers of its text and key. */
const entryOverhead = 200;

/** A text with a letter beyond Latin has two bytes for each character in memory. */
function bytesOf({ json }: StoredCard, key: string): number {
  const width = /[^\0-\xff]/.test(json) ? 2 : 1;
  return json.length * width + key.length + entryOverhead;
}
