import type { Read } from './sql.ts';

/** What cards call brands, shops and colors, in all languages, by id. */
export type Labels = {
  brands: ReadonlyMap<number, { id: number; name: unknown }>;
  shops: ReadonlyMap<number, { id: number; name: unknown }>;
  colors: ReadonlyMap<number, { id: number; name: unknown; hex: string }>;
};

export async function listLabels(read: Read): Promise<Labels> {
  const [brands, shops, colors] = await Promise.all([
    read.selectFrom('brands').select(['id', 'name']).execute(),
    read.selectFrom('shops').select(['id', 'name']).execute(),
    read.selectFrom('colors').select(['id', 'name', 'hex']).execute(),
  ]);
  return { brands: byId(brands), shops: byId(shops), colors: byId(colors) };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
