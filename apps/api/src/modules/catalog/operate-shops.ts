import { type Insertable, sql, type Transaction } from 'kysely';
import type { DB, Shops } from '../../../db/schema.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { Fault } from '../../platform/fault.ts';
import { lockWords, rebuildWords } from './repository/search-index.ts';

export type OperatedShop = {
  id: number;
  slug: string;
  name: unknown;
  active: boolean;
  phone: string | null;
  created_at: Date;
  /** On sale, and those that would be if the shop were open. */
  products: number;
  hidden_products: number;
};

type Read = ReadDatabase<DB>;

/** Every shop, open or closed. */
export async function listShopsToOperate(read: Read): Promise<OperatedShop[]> {
  const { rows } = await sql<OperatedShop>`
    select s.id, s.slug, s.name, s.active, s.phone, s.created_at, count(p.id) filter (where p.active) as products,
      count(p.id) filter (where p.hidden_with_shop) as hidden_products
    from shops s left join products p on p.shop_id = s.id group by s.id order by s.slug`.execute(read);
  return rows;
}

/** By its slug or its id. */
export async function getShopToOperate(read: Read, named: string): Promise<OperatedShop> {
  const all = await listShopsToOperate(read);
  const shop = all.find(({ slug }) => slug === named) ?? all.find(({ id }) => String(id) === named);
  if (!shop) throw new Fault(`There is no shop "${named}"; there are ${all.map(({ slug }) => slug).join(', ') || 'none yet'}`);
  return shop;
}

/** Opens a shop or closes it; its products come and go with it. What was ordered goes on. Gives how many came or went. */
export async function setShopActive(transaction: Transaction<DB>, named: string, active: boolean): Promise<number> {
  const shop = await getShopToOperate(transaction, named);
  if (shop.active === active) throw new Fault(`The shop "${shop.slug}" is ${active ? 'open' : 'closed'} already`);
  if (!active) await refuseLast(transaction, shop);
  await sql`update shops set active = ${active} where id = ${shop.id}`.execute(transaction);
  const { rows } = await sql`
    with concerned as (
      select id from products where shop_id = ${shop.id} and (case when ${active}::boolean then hidden_with_shop else active end) order by id for no key update)
    update products p set active = ${active}, hidden_with_shop = not ${active}::boolean, changed_at = now() from concerned
    where p.id = concerned.id returning p.id`.execute(transaction);
  await lockWords(transaction);
  await rebuildWords(transaction);
  await bumpTags(transaction, ['catalog', 'stock', 'search_words', 'settings']);
  return rows.length;
}

async function refuseLast(transaction: Transaction<DB>, { id, slug }: OperatedShop): Promise<void> {
  const { multi_vendor, single_shop_id } = await transaction
    .selectFrom('settings')
    .select(['multi_vendor', 'single_shop_id'])
    .executeTakeFirstOrThrow();
  if (!multi_vendor && single_shop_id === id)
    throw new Fault(`"${slug}" is the one shop of this market: settings set single_shop names another`);
}

type NewShop = Pick<Insertable<Shops>, 'logo_id' | 'banner_id' | 'phone'> & {
  slug: string | undefined;
  name: string;
  description: string;
  address: string;
};

/** A shop that opens now, under the address that is wanted or one made of its name. */
export async function addShop(
  transaction: Transaction<DB>,
  { slug, name, description, address, ...rest }: NewShop,
  locale: string,
): Promise<{ id: number; slug: string }> {
  const inOwn = (words: string) => JSON.stringify(words === '' ? {} : { [locale]: words });
  const wanted = slug ?? slugOf(name);
  const row = await transaction
    .insertInto('shops')
    .values({
      ...rest,
      slug: await freeSlug(transaction, wanted, slug !== undefined),
      name: inOwn(name),
      description: inOwn(description),
      address: inOwn(address),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  await bumpTags(transaction, ['catalog', 'settings']);
  return row;
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-+|-+$/g, '').slice(0, 80) || 'shop';
}

async function freeSlug(transaction: Transaction<DB>, wanted: string, isChosen: boolean): Promise<string> {
  const { rows } = await sql<{ slug: string }>`select slug from shops where slug = ${wanted} or slug like ${`${wanted}-%`}`.execute(
    transaction,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  if (isChosen) throw new Fault(`"${wanted}" is the address of another shop`, '--slug');
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
