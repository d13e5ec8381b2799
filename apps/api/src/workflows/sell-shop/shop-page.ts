import type { CallBody } from '@souk/contract/calls';
import type { ShopPage } from '@souk/contract/seller/shop-page';
import type { AsSeller, Context, ReadContext } from '../../context.ts';
import { listShopPictureIds } from '../../modules/catalog/queries/shop-products.ts';
import { operatorError } from '../../platform/app-error.ts';
import { getManagedShop, readManagedShop, readPanelChoices } from '../manage-shops/read-shops.ts';
import { saveShop } from '../manage-shops/save-shop.ts';

/** The page of the member's shop. */
export async function readShopPage(context: AsSeller<ReadContext>): Promise<ShopPage> {
  const [shop, { languages, shop_defaults }] = await Promise.all([
    readManagedShop(context, context.operator.shop_id),
    readPanelChoices(context),
  ]);
  return {
    ...{ version: shop.version, slug: shop.slug, is_open: shop.is_open },
    ...{ name: shop.name, tagline: shop.tagline, description: shop.description, address: shop.address, phone: shop.phone },
    ...{ logo: shop.logo, banner: shop.banner, delivery_days_min: shop.delivery_days_min, delivery_days_max: shop.delivery_days_max },
    ...{
      delivery: shop.delivery,
      holiday_from: shop.holiday_from,
      back_on: shop.back_on,
      return_days: shop.return_days,
      low_stock: shop.low_stock,
    },
    ...{ languages, currency: shop.currency, shop_defaults },
  };
}

/** Saves the page over the version that the member saw. Its pictures are those that it has, and those that the shop uploaded. */
export async function saveShopPage(context: AsSeller<Context>, page: CallBody<'POST /seller/shop-page'>): Promise<ShopPage> {
  const { shop_id } = context.operator;
  await checkPictures(context, shop_id, page);
  await saveShop(context, { ...page, id: shop_id });
  return readShopPage({ ...context, read: context.db });
}

async function checkPictures({ db }: Context, shopId: number, page: { logo_id: number | null; banner_id: number | null }): Promise<void> {
  const { editable } = await getManagedShop(db, shopId);
  const fields = ['logo_id', 'banner_id'] as const;
  const added = fields.flatMap((field) => {
    const id = page[field];
    return id === null || id === editable.logo_id || id === editable.banner_id ? [] : [{ field, id }];
  });
  const ids = added.map(({ id }) => id);
  const own = await listShopPictureIds(shopId, db, ids);
  for (const { field, id } of added) if (!own.has(id)) throw operatorError('invalid', 'does not exist', field);
}
