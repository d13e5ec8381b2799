import type { ReadContext } from '../../../context.ts';
import type { OnceAnHour } from '../../../platform/limits/once-an-hour.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import { isProductFound } from '../queries/product-lists.ts';
import { resolveSearch } from './search.ts';

type Found = { productId: number; search: string; address: string };

/**
 * Counts a search from whose results a product was opened, for its seller. Anything else is ignored: words that do not find the
 * product could be written by anybody.
 */
export async function recordFound(
  { read, clock }: Pick<ReadContext, 'read' | 'clock'>,
  catalog: Catalog,
  { finders, productId, search, address }: Found & { finders: OnceAnHour },
): Promise<void> {
  if (!finders.isNew(`${address} ${productId}`, clock.now())) return;
  const { filter } = await resolveSearch(catalog, scopeFilter(await catalog.scope()), search);
  if (filter.search !== undefined && (await isProductFound(read, { productId, search: filter.search })))
    catalog.dailyCounts.recordFound(productId, search);
}
