import type { Versions } from '../../platform/cache/content-versions.ts';
import { createMemo } from './memo.ts';
import { type Labels, listLabels } from './repository/labels.ts';
import type { Read } from './repository/sql.ts';

export type { Labels } from './repository/labels.ts';

/** What a row refers to by id. */
export type Labelled = { brand_id: number | null; shop_id: number; color_ids: readonly number[] };

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

function hasLabels({ brands, shops, colors }: Labels, { brand_id, shop_id, color_ids }: Labelled): boolean {
  return shops.has(shop_id) && (brand_id === null || brands.has(brand_id)) && color_ids.every((id) => colors.has(id));
}
