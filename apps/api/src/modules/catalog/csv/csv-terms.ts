import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { listCsvTerms } from '../queries/csv/csv-products.ts';

/** Everything that cells may name, inactive rows included: products may be prepared in a closed shop. */
export type CsvTerms = {
  /** Active languages, the default one first. */
  languages: readonly string[];
  shops: ReadonlyMap<string, { id: number; active: boolean }>;
  categories: ReadonlyMap<string, { id: number; parent: string | null }>;
  brands: ReadonlyMap<string, number>;
  colors: ReadonlyMap<string, number>;
  sizes: Map<string, number>;
  units: ReadonlyMap<string, number>;
  /** Whether an unknown size is a new one; otherwise it is an error. */
  allowsNewSizes: boolean;
  /** The shop whose member imports the file; undefined for an operator of the marketplace. */
  shop: { id: number; isTrusted: boolean } | undefined;
};

type TermsOptions = {
  allowsNewSizes?: boolean /** Limits the terms to what a member of this shop may name. */;
  shopId?: number | undefined;
};

export async function loadCsvTerms(read: ReadDatabase<DB>, { allowsNewSizes = false, shopId }: TermsOptions = {}): Promise<CsvTerms> {
  const { app_locale, languages, shops, categories, brands, colors, sizes, units } = await listCsvTerms(read);
  const [shop] = shopId === undefined ? [] : shops.filter(({ id }) => id === shopId);
  return {
    languages: [app_locale, ...languages.filter((name) => name !== app_locale)],
    shops: new Map((shop ? [shop] : shops).map(({ slug, id, active }) => [slug, { id, active }])),
    categories: new Map(categories.map(({ slug, ...category }) => [slug, category])),
    brands: bySlug(brands),
    colors: bySlug(colors),
    sizes: bySlug(sizes),
    units: bySlug(units),
    allowsNewSizes,
    shop: shop && { id: shop.id, isTrusted: shop.trusted_at !== null },
  };
}

function bySlug(rows: readonly { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
