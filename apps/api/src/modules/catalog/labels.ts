import type { Versions } from '../../platform/cache/content-versions.ts';
import { createMemo } from './memo.ts';
import { type Labels, listLabels } from './repository/labels.ts';
import type { Read } from './repository/sql.ts';

export type { Labels } from './repository/labels.ts';

/** What a product refers to by id: its card, and on its own page the rest. */
export type Labelled = {
  brand_id: number | null;
  shop_id: number;
  color_ids: readonly number[];
  category_id?: number;
  sub_category_id?: number | null;
  variants?: readonly { size_id: number | null; unit_id: number | null }[];
};

/** The labels that these rows need; those of a shop, brand or color that is new since are read again. */
export type LabelKeeper = (rows: readonly Labelled[]) => Promise<Labels>;

/** Joining the same few names to every card cost the database more than the cards themselves, so they are kept. */
export function createLabelKeeper({ read, versions }: { read: Read; versions: Pick<Versions, 'stamp'> }): LabelKeeper {
  const kept = createMemo<{ labels: Labels }>({ versions, tags: ['catalog'] });
  return async (rows) => {
    const memory = await kept('', async () => ({ labels: await listLabels(read) }));
    if (!rows.every((row) => hasLabels(memory.labels, row))) memory.labels = await listLabels(read);
    return memory.labels;
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
