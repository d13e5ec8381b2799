import type { Insertable, Transaction } from 'kysely';
import type { DB, Shops } from '../../../../db/schema.ts';
import { operatorError } from '../../../platform/app-error.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { freeSlug, slugOf } from '../../../platform/text/slug.ts';
import { lockWords, rebuildWords } from '../queries/search-index.ts';
import {
  insertShop,
  listShopSlugs,
  listShopsForOperator,
  type OperatorShop,
  setProductsActive,
  updateShopActive,
} from '../queries/shops.ts';
import { findVendorSettings } from '../queries/terms.ts';

/** Finds a shop by its slug, or by its id. Text that is the slug of one shop and the id of another names the former; a number is an id. */
export async function getShopForOperator(read: ReadDatabase<DB>, slugOrId: string | number): Promise<OperatorShop> {
  const found = await listShopsForOperator(read, String(slugOrId));
  const shop = found.find(({ id, slug }) => slugOrId === slug || slugOrId === id) ?? found.find(({ id }) => String(id) === slugOrId);
  if (shop) return shop;
  const all = await listShopsForOperator(read);
  throw operatorError('not-found', {
    text: 'There is no shop "{shop}".',
    with: { shop: slugOrId },
    hint: `there are ${all.map(({ slug }) => slug).join(', ') || 'none yet'}`,
  });
}

/** Opens or closes a shop with its products; orders continue. Returns the number of products shown or hidden. */
export async function setShopActive(transaction: Transaction<DB>, slugOrId: string | number, active: boolean): Promise<number> {
  const shop = await getShopForOperator(transaction, slugOrId);
  if (shop.active === active)
    throw operatorError('conflict', {
      text: active ? 'The shop "{shop}" is open already.' : 'The shop "{shop}" is closed already.',
      with: { shop: shop.slug },
    });
  if (!active) await checkNotOnlyShop(transaction, shop);
  await updateShopActive(transaction, shop.id, active);
  const changed = await setProductsActive(transaction, shop.id, active);
  await lockWords(transaction);
  await rebuildWords(transaction);
  await bumpTags(transaction, ['catalog', 'stock', 'search_words', 'settings']);
  return changed;
}

async function checkNotOnlyShop(transaction: Transaction<DB>, { id, slug }: OperatorShop): Promise<void> {
  const { multi_vendor, single_shop_id } = await findVendorSettings(transaction);
  if (!multi_vendor && single_shop_id === id)
    throw operatorError('invalid', {
      text: '"{slug}" is the only shop of this marketplace.',
      with: { slug },
      hint: '"settings set single_shop" chooses another one',
    });
}

type NewShop = Pick<Insertable<Shops>, 'logo_id' | 'banner_id' | 'phone' | 'active' | 'awaits_opening'> & {
  slug: string | undefined;
  name: string;
  description: string;
  address: string;
};

/** Creates a shop, an open one by default; without a slug, one is derived from its name. */
export async function createShop(
  transaction: Transaction<DB>,
  { slug, name, description, address, ...rest }: NewShop,
  locale: string,
): Promise<{ id: number; slug: string }> {
  const translated = (text: string) => JSON.stringify(text === '' ? {} : { [locale]: text });
  const shop = await insertShop(transaction, {
    ...rest,
    slug: await findFreeSlug(transaction, slug ?? (slugOf(name).slice(0, 80) || 'shop'), slug !== undefined),
    name: translated(name),
    description: translated(description),
    address: translated(address),
  });
  await bumpTags(transaction, ['catalog', 'settings']);
  return shop;
}

async function findFreeSlug(transaction: Transaction<DB>, slug: string, isChosen: boolean): Promise<string> {
  const used = await listShopSlugs(transaction, slug);
  if (isChosen && used.has(slug)) throw operatorError('conflict', { text: '"{slug}" is the slug of another shop', with: { slug } }, 'slug');
  return freeSlug(slug, used);
}
