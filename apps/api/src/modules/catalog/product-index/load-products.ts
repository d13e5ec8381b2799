import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Read } from '../queries/fragments.ts';
import { type BatchEnd, type IndexedProduct, listIndexedProducts, type ProductBatch } from '../queries/product-index.ts';
import { createBlockCounts } from './block-counts.ts';
import type { CategoryRun, SortedProducts } from './match-products.ts';
import { appendProduct, createProductColumns, type ProductColumns, trimColumns } from './product-columns.ts';
import { sortWords, type WordNumbers } from './word-dictionary.ts';
import { createSegment, createSpans, type ReadSegment, segmentSize, type WordIndex } from './word-index.ts';

/** Reads all products on sale, in many steps between which the process answers. Products that change meanwhile have to be read again. */
export async function loadProducts(read: Read, signal: AbortSignal): Promise<SortedProducts> {
  const columns = createProductColumns();
  const segments: ReadSegment[] = [];
  const numbers: WordNumbers = new Map();
  let end: BatchEnd | undefined;
  do {
    signal.throwIfAborted();
    const batch = await listIndexedProducts(read, end, segmentSize);
    end = appendBatch(columns, batch);
    await yieldToOthers();
    if (batch.id.length > 0) segments.push(createSegment(columns.length - batch.id.length, batch.search, numbers));
    await yieldToOthers();
  } while (end);
  trimColumns(columns);
  columns.sorted = columns.length;
  const words = await createWordIndex(segments, numbers, signal);
  return { columns, words, runs: listRuns(columns), blocks: await createBlockCounts(columns), revision: {} };
}

async function createWordIndex(segments: readonly ReadSegment[], numbers: WordNumbers, signal: AbortSignal): Promise<WordIndex> {
  const pause = async () => {
    signal.throwIfAborted();
    await yieldToOthers();
  };
  const { words: dictionary, places } = await sortWords(numbers, pause);
  const spans = await createSpans(segments, places, pause);
  return {
    dictionary,
    spans,
    segments: segments.map(({ first, length, products, places }) => ({ first, length, products, places })),
    later: new Map(),
  };
}

/** Returns where the next batch starts; undefined after the last one. */
function appendBatch(columns: ProductColumns, batch: ProductBatch): BatchEnd | undefined {
  for (const [index, id] of batch.id.entries()) appendProduct(columns, productAt(batch, index, id));
  const last = batch.id.length - 1;
  if (last + 1 < segmentSize) return undefined;
  return { category_id: batch.category_id[last] ?? 0, selling_price: batch.selling_price[last] ?? 0, id: batch.id[last] ?? 0 };
}

function productAt(batch: ProductBatch, index: number, id: number): IndexedProduct {
  return {
    id,
    shop_id: batch.shop_id[index] ?? 0,
    category_id: batch.category_id[index] ?? 0,
    sub_category_id: batch.sub_category_id[index] ?? null,
    brand_id: batch.brand_id[index] ?? null,
    color_ids: batch.color_ids[index] ?? [],
    size_ids: batch.size_ids[index] ?? [],
    rating_stars: batch.rating_stars[index] ?? 0,
    has_offer: batch.has_offer[index] ?? false,
    in_stock: batch.in_stock[index] ?? false,
    selling_price: batch.selling_price[index] ?? 0,
    sold_count: batch.sold_count[index] ?? 0,
  };
}

function listRuns({ categories, sorted }: ProductColumns): CategoryRun[] {
  const runs: CategoryRun[] = [];
  for (let at = 0; at < sorted; at++) {
    const category = categories[at] ?? 0;
    const last = runs.at(-1);
    if (last?.category === category) last.to = at + 1;
    else runs.push({ category, from: at, to: at + 1 });
  }
  return runs;
}
