import type { ReadContext } from '../../../context.ts';
import { prefixQuery, queryWords } from '../../../platform/text/search-text.ts';
import { pickText } from '../../../platform/text/texts.ts';
import { type Catalog, scopeFilter } from '../catalog.ts';
import { listFoundProducts, listHiddenMatches } from '../queries/managed-products.ts';
import { listBestMatches } from '../queries/product-lists.ts';
import { maxMatches, resolveSearch } from './search.ts';

type FoundProducts = { products: { id: number; name: string; shop: string }[]; corrected: string | null };

/** Products for operators: that with the typed SKU, then the best matches of the shop's own search, then archived ones. */
export async function findProducts(context: ReadContext, catalog: Catalog, typed: string, limit: number): Promise<FoundProducts> {
  const everything = scopeFilter(await catalog.scope());
  const { filter, total, corrected } = await resolveSearch(catalog, everything, typed);
  const { search } = filter;
  const index = await catalog.index.current();
  const hidden = { query: prefixQuery(queryWords(typed)), sku: typed.toUpperCase(), limit };
  const [published, others] = await Promise.all([
    search === undefined || total === 0
      ? []
      : (index?.bestMatches(filter, search, limit) ??
        listBestMatches(catalog.planned, { filter, search, candidates: limit, few: total < maxMatches })),
    listHiddenMatches(catalog.planned, hidden),
  ]);
  const ids = [
    ...others.filter(({ has_sku }) => has_sku).map(({ id }) => id),
    ...published,
    ...others.filter(({ has_sku }) => !has_sku).map(({ id }) => id),
  ];
  const rows = await listFoundProducts(context.read, [...new Set(ids)].slice(0, limit));
  return {
    products: rows.map(({ id, name, detail }) => ({ id, name: pickText(name, context), shop: pickText(detail, context) })),
    corrected: published.length > 0 ? corrected : null,
  };
}
