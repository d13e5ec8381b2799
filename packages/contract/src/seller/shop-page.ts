import { z } from 'zod';
import { EditedShop, PanelChoices, ShopFields } from '../back-office/shops.ts';
import type { SellerCalls } from '../endpoint.ts';
import { text } from '../fields.ts';

/** The page of the shop in all languages, with its delivery charges, holidays, days to return and low stock. */
export const ShopPage = EditedShop.extend({
  /** The default language first. */
  languages: PanelChoices.shape.languages,
  currency: z.string(),
  shop_defaults: PanelChoices.shape.shop_defaults,
});
export type ShopPage = z.infer<typeof ShopPage>;

export const sellerShopPageCalls = {
  'GET /seller/shop-page': {
    access: 'seller',
    needs: 'shop',
    summary: 'The page of the shop in all languages, with its delivery charges and holidays.',
    answer: ShopPage,
  },
  'POST /seller/shop-page': {
    access: 'seller',
    needs: 'shop',
    summary: 'Saves the page of the shop over the version that the member saw.',
    body: ShopFields.extend({ version: text(100) }),
    answer: ShopPage,
    changesPages: true,
    refusals: {
      409: 'Somebody else has changed the page.',
      422: 'The name is missing, a picture is not one of the shop, the delivery charges leave a gap, the shop is back before it leaves, or the marketplace demands more days to return.',
    },
  },
} satisfies SellerCalls;
