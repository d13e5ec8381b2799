import type { Read } from './sql.ts';

type Named = { id: number; name: unknown };

/** What products refer to by id, in all languages; sizes in their order. */
export type Labels = {
  brands: ReadonlyMap<number, Named>;
  shops: ReadonlyMap<number, Named>;
  colors: ReadonlyMap<number, Named & { hex: string }>;
  categories: ReadonlyMap<number, Named & { slug: string }>;
  sizes: ReadonlyMap<number, { id: number; name: string }>;
  units: ReadonlyMap<number, Named>;
};

export async function listLabels(read: Read): Promise<Labels> {
  const [brands, shops, colors, categories, sizes, units] = await Promise.all([
    read.selectFrom('brands').select(['id', 'name']).execute(),
    read.selectFrom('shops').select(['id', 'name']).execute(),
    read.selectFrom('colors').select(['id', 'name', 'hex']).execute(),
    read.selectFrom('categories').select(['id', 'name', 'slug']).execute(),
    read.selectFrom('sizes').select(['id', 'name']).orderBy('position').orderBy('id').execute(),
    read.selectFrom('units').select(['id', 'name']).orderBy('id').execute(),
  ]);
  return {
    brands: byId(brands),
    shops: byId(shops),
    colors: byId(colors),
    categories: byId(categories),
    sizes: byId(sizes),
    units: byId(units),
  };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
