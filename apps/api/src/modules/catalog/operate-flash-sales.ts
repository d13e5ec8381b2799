import { toWire } from '@souk/money/wire';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { DB, FlashSales } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { mergeTexts, type Texts } from '../../platform/text/merge-texts.ts';
import { refreshProducts } from './refresh-products.ts';

type Read = ReadDatabase<DB>;

export type OperatedSale = Selectable<FlashSales> & { state: 'coming' | 'running' | 'ended' | 'off'; products: number };
export type OperatedOffer = { product: string; product_id: number; usual_price: number; price: number; quantity: number; sold: number };

/** Every sale, the newest first. */
export async function listSalesToOperate(read: Read, now: Date): Promise<OperatedSale[]> {
  const { rows } = await sql<OperatedSale>`
    select s.*, case when not s.active then 'off' when s.ends_at <= ${now} then 'ended' when s.starts_at > ${now} then 'coming' else 'running' end as state,
      (select count(*) from flash_sale_products o where o.flash_sale_id = s.id) as products
    from flash_sales s order by s.id desc`.execute(read);
  return rows;
}

export async function getSaleToOperate(read: Read, id: number, now: Date): Promise<OperatedSale & { offers: OperatedOffer[] }> {
  const sale = (await listSalesToOperate(read, now)).find((each) => each.id === id);
  if (!sale) throw new Fault(`There is no flash sale ${id}; "flash-sales list" has them all`);
  const { rows: offers } = await sql<OperatedOffer>`
    select p.slug as product, p.id as product_id, coalesce(nullif(p.discount_price, 0), p.price) as usual_price, o.price, o.quantity, o.sold
    from flash_sale_products o join products p on p.id = o.product_id where o.flash_sale_id = ${id} order by o.position, p.id`.execute(
    read,
  );
  return { ...sale, offers };
}

/** With amounts as the API has them. */
export function presentOperatedSale({ offers, ...sale }: OperatedSale & { offers: OperatedOffer[] }) {
  return { ...sale, offers: offers.map((offer) => ({ ...offer, usual_price: toWire(offer.usual_price), price: toWire(offer.price) })) };
}

/** A product at its price in a sale, and how many of it are offered. */
export type NewOffer = { product: string; price: number; quantity: number };

export type SaleChange = {
  name: Texts;
  description: Texts;
  starts_at: Date | undefined;
  ends_at: Date | undefined;
  /** New ones, or those that are there at other terms. */
  offers: readonly NewOffer[];
  /** Products that leave it. */
  removed: readonly string[];
};

export async function createSale(
  transaction: Transaction<DB>,
  change: SaleChange & { starts_at: Date; ends_at: Date },
  clock: Clock,
): Promise<number> {
  if (change.starts_at >= change.ends_at) throw new Fault('must be after --starts', '--ends');
  const { id } = await transaction
    .insertInto('flash_sales')
    .values({
      name: JSON.stringify(change.name),
      description: JSON.stringify(change.description),
      starts_at: change.starts_at,
      ends_at: change.ends_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOffers(transaction, id, change.offers);
  await settle(transaction, id, clock);
  return id;
}

export async function editSale(transaction: Transaction<DB>, id: number, change: SaleChange, clock: Clock): Promise<void> {
  const former = await lockSale(transaction, id);
  const starts_at = change.starts_at ?? former.starts_at;
  const ends_at = change.ends_at ?? former.ends_at;
  if (starts_at >= ends_at) throw new Fault('must be after its start', '--ends');
  const texts = {
    name: JSON.stringify(mergeTexts(former.name, change.name)),
    description: JSON.stringify(mergeTexts(former.description, change.description)),
  };
  await update(transaction, id, { ...texts, starts_at, ends_at });
  const left = await removeOffers(transaction, id, change.removed);
  await writeOffers(transaction, id, change.offers);
  await settle(transaction, id, clock, left);
}

/** From now on everything costs what it usually does; a sale that has not begun never does. */
export async function endSale(transaction: Transaction<DB>, id: number, clock: Clock): Promise<void> {
  const now = clock.now();
  const former = await lockSale(transaction, id);
  if (!former.active || former.ends_at <= now) throw new Fault(`The flash sale ${id} has ended already`);
  await update(transaction, id, former.starts_at < now ? { ends_at: now } : { active: false });
  await settle(transaction, id, clock);
}

async function lockSale(transaction: Transaction<DB>, id: number): Promise<Selectable<FlashSales>> {
  const sale = await transaction.selectFrom('flash_sales').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!sale) throw new Fault(`There is no flash sale ${id}; "flash-sales list" has them all`);
  return sale;
}

function update(transaction: Transaction<DB>, id: number, change: Updateable<FlashSales>) {
  return transaction.updateTable('flash_sales').set(change).where('id', '=', id).execute();
}

async function writeOffers(transaction: Transaction<DB>, id: number, offers: readonly NewOffer[]): Promise<void> {
  for (const [index, { product, price, quantity }] of offers.entries()) {
    const found = await findProduct(transaction, product);
    if (price <= 0 || price >= found.usual_price)
      throw new Fault(`: a price in a sale is above 0 and below the usual one of "${product}"`, '--product');
    const { rows } = await sql`
      insert into flash_sale_products (flash_sale_id, product_id, price, quantity, position)
      values (${id}, ${found.id}, ${price}, ${quantity}, (select coalesce(max(position), 0) + 1 + ${index}::int from flash_sale_products where flash_sale_id = ${id}))
      on conflict (flash_sale_id, product_id) do update set price = excluded.price, quantity = excluded.quantity
      where flash_sale_products.sold <= excluded.quantity returning product_id`.execute(transaction);
    if (rows.length === 0) throw new Fault(`: more of "${product}" are sold than ${quantity}`, '--product');
  }
}

/** What was sold in it may come back by a cancellation, so its row stays, with nothing left to sell. */
async function removeOffers(transaction: Transaction<DB>, id: number, slugs: readonly string[]): Promise<number[]> {
  const left: number[] = [];
  for (const slug of slugs) {
    const product = await findProduct(transaction, slug);
    const { rows } = await sql`
      with kept as (update flash_sale_products set quantity = sold where flash_sale_id = ${id} and product_id = ${product.id} and sold > 0 returning product_id),
        gone as (delete from flash_sale_products where flash_sale_id = ${id} and product_id = ${product.id} and sold = 0 returning product_id)
      select product_id from kept union all select product_id from gone`.execute(transaction);
    if (rows.length === 0) throw new Fault(`: "${slug}" is not in this sale`, '--remove');
    left.push(product.id);
  }
  return left;
}

async function findProduct(transaction: Transaction<DB>, slug: string): Promise<{ id: number; usual_price: number }> {
  const { rows } = await sql<{ id: number; usual_price: number }>`
    select id, coalesce(nullif(discount_price, 0), price) as usual_price from products where slug = ${slug}`.execute(transaction);
  const [product] = rows;
  if (!product) throw new Fault(`: there is no product "${slug}"; "products export" has them all`, '--product');
  return product;
}

/** Prices in lists follow at once, and every process learns when the sale begins and ends. */
async function settle(transaction: Transaction<DB>, id: number, clock: Clock, others: readonly number[] = []): Promise<void> {
  const rows = await transaction.selectFrom('flash_sale_products').select('product_id').where('flash_sale_id', '=', id).execute();
  await refreshProducts(transaction, [...rows.map(({ product_id }) => product_id), ...others], clock);
  await bumpTags(transaction, ['catalog', 'stock']);
}
