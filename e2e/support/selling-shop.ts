import type { APIRequestContext, Page } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { openPanel } from './panel.ts';
import { newPhone, registerShopper } from './shopper.ts';
import { expect } from './test.ts';

/** Makes calls as the admin whose cookie the page has. */
const own = { headers: { 'x-requested-with': 'XMLHttpRequest' } };

/** A new shop with a lamp for 40.00, ten percent commission of its own, and an owner. */
export async function openSellingShop(page: Page, request: APIRequestContext) {
  const number = newPhone();
  const owner = await registerShopper(request, `Owner ${number}`);
  await openPanel(page, '/admin/shops');
  changeMarketplace(`insert into shops (slug, name) values ('vouchers-${number}', '{"en": "Offers ${number}"}');
    insert into shop_members (shop_id, person_id, role_id)
      select s.id, p.id, r.id from shops s, people p, shop_roles r
      where s.slug = 'vouchers-${number}' and p.phone_full = '91${owner.phone}' and r.name = 'Manager';
    insert into commission_rules (position, applies_to, shop_id, basis_points, tax_basis_points)
      select -1, 'items', id, 1000, 0 from shops where slug = 'vouchers-${number}';`);
  const shops = await (await page.request.get(`/api/admin/shops?search=${encodeURIComponent(`Offers ${number}`)}`, own)).json();
  const shopId = Number(shops.data.shops[0].id);
  const listed = await (await request.get('/api/products?per_page=1&with_filters=0')).json();
  const form = await (await page.request.get(`/api/admin/products/${listed.data.products[0].id}`, own)).json();
  const { category_id, sub_category_id } = form.data;
  const variant = { ...{ id: null, color_id: null, size_id: null, unit_id: null, sku: '', extra_price: 0 }, stock: 30, stock_was: null };
  const added = await page.request.post('/api/admin/products', {
    ...own,
    data: {
      ...{ shop_id: shopId, category_id, sub_category_id, brand_id: null, price: 40, discount_price: null },
      ...{ name: { en: `Lamp of ${number}` }, short_description: {}, description: {}, is_published: true, picture_ids: [] },
      variants: [{ ...variant, is_active: true }],
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  return { number, shopId, owner, productId: Number((await added.json()).data.id) };
}
