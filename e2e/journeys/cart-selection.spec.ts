import { readStored } from '../support/configure.ts';
import { addAddress, fillCart, listProducts, productsOfTwoShops } from '../support/marketplace.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

test('[cart-15] adding selects the shop; an unselected shop stays unselected after additions, a reload and in another tab', async ({
  page,
  context,
  request,
  shopper,
}) => {
  expect(shopper.token).toBeTruthy();
  const [first, second] = await productsOfTwoShops(request);
  const another = (await listProducts(request, { shop_id: first.shop.id, in_stock: 1 })).find(
    ({ id, has_choices }) => !has_choices && id !== first.id,
  );
  if (!another) throw new Error('The first shop sells only one product without choices');
  const add = async (product: { id: number }) => {
    await page.goto(`/products/${product.id}/details`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(messages(page).filter({ hasText: 'has been added to cart' })).toBeVisible();
  };
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const openCart = (items: string) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: `Cart, ${items}` })
      .click();
  const boxOf = (shop: { name: string }) => drawer.getByRole('checkbox', { name: `Check out ${shop.name}` });

  await add(first);
  await openCart('1 item');
  await expect(boxOf(first.shop)).toBeChecked();
  await boxOf(first.shop).uncheck();
  await add(second);
  await openCart('2 items');
  await expect(boxOf(second.shop)).toBeChecked();
  await expect(boxOf(first.shop)).not.toBeChecked();
  await expect(drawer.getByText('1 of 2 shops selected').locator('..')).toContainText(`$${priceOf(second)}`);

  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  await expect(tab.getByRole('checkbox', { name: `Check out ${first.shop.name}` })).not.toBeChecked();
  await expect(tab.getByRole('checkbox', { name: `Check out ${second.shop.name}` })).toBeChecked();
  await tab.getByRole('checkbox', { name: `Check out ${second.shop.name}` }).uncheck();
  await expect(boxOf(second.shop)).not.toBeChecked();
  await tab.close();
  await page.reload();
  await openCart('2 items');
  await expect(boxOf(second.shop)).not.toBeChecked();

  await add(another);
  await openCart('3 items');
  await expect(boxOf(first.shop)).toBeChecked();
  await expect(boxOf(second.shop)).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  expect((await readStored(page, 'cart')).selectedShopIds).toEqual([first.shop.id]);
});

const priceOf = ({ price, discount_price }: { price: number; discount_price: number }) => (discount_price || price).toFixed(2);

for (const [locale, { selected, missing, cart, proceed }] of Object.entries({
  en: { selected: '0 of 2 shops selected', missing: 'Please select at least one shop', cart: /^Cart, /, proceed: 'Proceed to Checkout' },
  ar: { selected: 'المتاجر المحدّدة: 0 من 2', missing: 'يُرجى اختيار متجر واحد على الأقل', cart: /^السلة/, proceed: 'إتمام الطلب' },
  ir: {
    selected: '۰ از ۲ فروشگاه انتخاب شده',
    missing: 'لطفاً دست‌کم یک فروشگاه را انتخاب کنید',
    cart: /^سبد خرید/,
    proceed: 'ادامه و تکمیل خرید',
  },
})) {
  test(`[cart-15] [drawer-07] with no shop selected the cart in ${locale} explains above the button that a shop is missing`, async ({
    page,
    request,
    shopper,
  }) => {
    await fillCart(request, shopper, await productsOfTwoShops(request));
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/?lang=${locale}`);
    await page.getByRole('banner').getByRole('button', { name: cart }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('checkbox')).toHaveCount(2);
    for (const box of await drawer.getByRole('checkbox').all()) await box.uncheck();
    await expect(drawer.getByText(selected)).toBeVisible();
    const button = drawer.getByRole('button', { name: proceed });
    await button.click();
    const alert = drawer.getByRole('alert');
    await expect(alert).toHaveText(missing);
    expect((await alert.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
    await expectAccessible(page);
    await expect(page).not.toHaveURL(/checkout/);
  });
}

test('[cart-15] a checkout that is opened with no shop selected offers the whole cart', async ({ page, request, shopper }) => {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  await addAddress(request, shopper);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.uncheck();
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Please select at least one shop' })).toBeVisible();
  await main.getByRole('button', { name: 'Open cart' }).click();
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Check out the whole cart' }).click();
  for (const { name } of products) await expect(main.getByText(name).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Place order/ })).toBeVisible();
});
