import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/read-database.ts';
import { pickText } from '../../../platform/text/pick-text.ts';

type Category = { id: number; parent: string | null };

/** What the cells of a sheet may name. All of it, also what is not shown: a product may be prepared in a closed shop. */
export type SheetTerms = {
  /** The languages of the market, its own first. */
  languages: readonly string[];
  shops: ReadonlyMap<string, { id: number; active: boolean }>;
  categories: ReadonlyMap<string, Category>;
  brands: ReadonlyMap<string, number>;
  colors: ReadonlyMap<string, number>;
  sizes: Map<string, number>;
  units: ReadonlyMap<string, number>;
  /** Whether a size that is not known is a new one rather than a slip. */
  addsSizes: boolean;
};

export async function readSheetTerms(db: ReadDatabase<DB>, { addsSizes = false } = {}): Promise<SheetTerms> {
  const [{ app_locale }, languages, shops, categories, brands, colors, sizes, units] = await Promise.all([
    db.selectFrom('settings').select('app_locale').executeTakeFirstOrThrow(),
    db.selectFrom('languages').select('name').where('active', '=', true).orderBy('position').orderBy('name').execute(),
    db.selectFrom('shops').select(['id', 'slug', 'active']).orderBy('slug').execute(),
    db
      .selectFrom('categories as c')
      .leftJoin('categories as parent', 'parent.id', 'c.parent_id')
      .select(['c.id', 'c.slug', 'parent.slug as parent'])
      .orderBy('c.slug')
      .execute(),
    db.selectFrom('brands').select(['id', 'slug']).orderBy('slug').execute(),
    db.selectFrom('colors').select(['id', 'slug']).orderBy('slug').execute(),
    db.selectFrom('sizes').select(['id', 'name as slug']).orderBy('position').orderBy('name').execute(),
    db.selectFrom('units').select(['id', 'name']).orderBy('id').execute(),
  ]);
  const others = languages.map(({ name }) => name).filter((name) => name !== app_locale);
  const unitNames = units.map(({ id, name }) => ({ id, slug: pickText(name, { locale: app_locale, defaultLocale: app_locale }) }));
  return {
    languages: [app_locale, ...others],
    shops: new Map(shops.map(({ slug, ...shop }) => [slug, shop])),
    categories: new Map(categories.map(({ slug, ...category }) => [slug, category])),
    brands: bySlug(brands),
    colors: bySlug(colors),
    sizes: bySlug(sizes),
    units: bySlug(unitNames),
    addsSizes,
  };
}

function bySlug(rows: readonly { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
