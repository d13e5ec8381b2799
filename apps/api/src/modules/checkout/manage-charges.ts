import { toWire } from '@souk/money/currency';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { listDeliveryBands } from './queries/checkout.ts';

/** A delivery charge for a range of quantities; `to` is null if the range has no end. */
export type DeliveryBand = { from: number; to: number | null; charge: number };

/** Taxes are added to every order. */
export const taxList = {
  table: 'taxes',
  noun: 'tax',
  key: 'id',
  order: ['position', 'id'],
  texts: ['name'],
  tags: ['settings', 'catalog', 'content'],
} as const satisfies RowList<DB>;

/** Every shop with its bands; a shop without bands delivers free of charge. */
export async function listDeliveryCharges(read: ReadDatabase<DB>): Promise<{ shop: string; bands: DeliveryBand[] }[]> {
  const rows = await listDeliveryBands(read);
  return rows.map(({ slug: shop, bands }) => ({ shop, bands: bands.map((band) => ({ ...band, charge: toWire(band.charge) })) }));
}

/** The bands begin at 1 and leave no gap, so that every quantity has one charge. */
export function checkBands(bands: readonly DeliveryBand[], field: string): void {
  let next: number | null = 1;
  for (const { from, to } of bands) {
    if (from !== next)
      throw next === null
        ? operatorError('invalid', ': a band without an end must be the last one', field)
        : operatorError('invalid', { text: ': the next band must begin at {first}, not at {from}', with: { first: next, from } }, field);
    if (to !== null && to < from) throw operatorError('invalid', { text: ': {from} to {to} is not a range', with: { from, to } }, field);
    next = to === null ? null : to + 1;
  }
  if (bands.length > 0 && next !== null)
    throw operatorError('invalid', { text: ': the last band must have no end', hint: `like ${next}-:5.00` }, field);
}
