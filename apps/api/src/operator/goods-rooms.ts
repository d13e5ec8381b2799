import { bannersAdd } from './banners/banners-add.ts';
import { bannersEdit } from './banners/banners-edit.ts';
import { bannersList } from './banners/banners-list.ts';
import { bannersRemove } from './banners/banners-remove.ts';
import type { Command } from './command.ts';
import { deliveryList } from './delivery/delivery-list.ts';
import { deliverySet } from './delivery/delivery-set.ts';
import { flashSalesCreate } from './flash-sales/flash-sales-create.ts';
import { flashSalesEdit } from './flash-sales/flash-sales-edit.ts';
import { flashSalesEnd } from './flash-sales/flash-sales-end.ts';
import { flashSalesList } from './flash-sales/flash-sales-list.ts';
import { flashSalesShow } from './flash-sales/flash-sales-show.ts';
import { listRooms } from './lists/list-rooms.ts';
import { pagesCreate } from './pages/pages-create.ts';
import { pagesEdit } from './pages/pages-edit.ts';
import { pagesList } from './pages/pages-list.ts';
import { pagesShow } from './pages/pages-show.ts';
import { plansCreate } from './plans/plans-create.ts';
import { plansEdit } from './plans/plans-edit.ts';
import { plansEnd } from './plans/plans-end.ts';
import { plansList } from './plans/plans-list.ts';
import { postsCreate } from './posts/posts-create.ts';
import { postsEdit } from './posts/posts-edit.ts';
import { postsList } from './posts/posts-list.ts';
import { postsShow } from './posts/posts-show.ts';
import { productsExport } from './products/products-export.ts';
import { productsImport } from './products/products-import.ts';
import { settingsSet } from './settings/settings-set.ts';
import { settingsShow } from './settings/settings-show.ts';
import { shopsActivate } from './shops/shops-activate.ts';
import { shopsApplications } from './shops/shops-applications.ts';
import { shopsApprove } from './shops/shops-approve.ts';
import { shopsDeactivate } from './shops/shops-deactivate.ts';
import { shopsDecline } from './shops/shops-decline.ts';
import { shopsList } from './shops/shops-list.ts';
import { shopsShow } from './shops/shops-show.ts';
import { brandsList } from './terms/brands-list.ts';
import { categoriesList } from './terms/categories-list.ts';
import { textsList } from './texts/texts-list.ts';
import { textsSet } from './texts/texts-set.ts';
import { textsUnset } from './texts/texts-unset.ts';
import { vouchersCreate } from './vouchers/vouchers-create.ts';
import { vouchersEdit } from './vouchers/vouchers-edit.ts';
import { vouchersEnd } from './vouchers/vouchers-end.ts';
import { vouchersList } from './vouchers/vouchers-list.ts';
import { vouchersShow } from './vouchers/vouchers-show.ts';

/** What the market sells and says. */
export const goodsRooms: readonly { name: string; summary: string; commands: readonly Command[] }[] = [
  { name: 'products', summary: 'what is sold, as a sheet', commands: [productsExport, productsImport] },
  { name: 'settings', summary: 'how the market is set', commands: [settingsShow, settingsSet] },
  { name: 'texts', summary: 'what its screens and messages say, word for word', commands: [textsList, textsSet, textsUnset] },
  {
    name: 'shops',
    summary: 'open them, close them, answer who applies for one',
    commands: [shopsList, shopsShow, shopsActivate, shopsDeactivate, shopsApplications, shopsApprove, shopsDecline],
  },
  { name: 'categories', summary: 'what products are sorted into', commands: [categoriesList] },
  { name: 'brands', summary: 'whose names products bear', commands: [brandsList] },
  { name: 'vouchers', summary: 'what codes take off', commands: [vouchersList, vouchersShow, vouchersCreate, vouchersEdit, vouchersEnd] },
  {
    name: 'flash-sales',
    summary: 'products at a price for a time',
    commands: [flashSalesList, flashSalesShow, flashSalesCreate, flashSalesEdit, flashSalesEnd],
  },
  { name: 'plans', summary: 'memberships that can be bought', commands: [plansList, plansCreate, plansEdit, plansEnd] },
  { name: 'pages', summary: 'what the market says of itself', commands: [pagesList, pagesShow, pagesCreate, pagesEdit] },
  { name: 'posts', summary: 'the blog', commands: [postsList, postsShow, postsCreate, postsEdit] },
  { name: 'banners', summary: 'pictures of the home page', commands: [bannersList, bannersAdd, bannersEdit, bannersRemove] },
  { name: 'delivery', summary: 'what shops ask to send', commands: [deliveryList, deliverySet] },
  ...listRooms,
];
