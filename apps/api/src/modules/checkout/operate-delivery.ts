import { toWire } from '@souk/money/wire';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';

/** What a shop asks to send so many pieces; `to` is null where there is no end. */
export type DeliveryBand = { from: number; to: number | null; charge: number };

/** Every shop with its bands, the smallest first. One without any delivers free. */
export async function listDelivery(read: ReadDatabase<DB>): Promise<{ shop: string; bands: DeliveryBand[] }[]> {
  const { rows } = await sql<{ shop: string; bands: DeliveryBand[] }>`
    select s.slug as shop, coalesce(json_agg(json_build_object('from', d.from_quantity, 'to', d.to_quantity, 'charge', d.charge)
      order by d.from_quantity) filter (where d.id is not null), '[]') as bands
    from shops s left join delivery_bands d on d.shop_id = s.id group by s.id order by s.slug`.execute(read);
  return rows.map(({ shop, bands }) => ({ shop, bands: bands.map((band) => ({ ...band, charge: toWire(band.charge) })) }));
}

/** Lays down all that a shop asks for delivery; none is free. Orders that stand keep what they were asked. */
export async function setDelivery(transaction: Transaction<DB>, slug: string, bands: readonly DeliveryBand[]): Promise<void> {
  checkBands(bands);
  const shop = await transaction.selectFrom('shops').select('id').where('slug', '=', slug).forUpdate().executeTakeFirst();
  if (!shop) throw new Fault(`There is no shop "${slug}"; "shops list" has them all`);
  await transaction.deleteFrom('delivery_bands').where('shop_id', '=', shop.id).execute();
  const rows = bands.map(({ from, to, charge }) => ({ shop_id: shop.id, from_quantity: from, to_quantity: to, charge }));
  if (rows.length > 0) await transaction.insertInto('delivery_bands').values(rows).execute();
  await bumpTags(transaction, ['catalog']);
}

/** They follow each other from the first piece on: a number of pieces has one charge. */
function checkBands(bands: readonly DeliveryBand[]): void {
  let next: number | null = 1;
  for (const { from, to } of bands) {
    if (from !== next) throw new Fault(`: after what was said before, the next begins at ${next ?? 'no number'}, not at ${from}`, '--band');
    if (to !== null && to < from) throw new Fault(`: ${from} to ${to} is no number of pieces`, '--band');
    next = to === null ? null : to + 1;
  }
  if (bands.length > 0 && next !== null) throw new Fault(`: the last one has no end, like ${next}-:5.00`, '--band');
}
