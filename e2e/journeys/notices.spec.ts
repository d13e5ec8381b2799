import { createNoticeLinks } from '../../apps/api/src/modules/notices/domain/notice-link.ts';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { callAs, listProducts } from '../support/marketplace.ts';
import { linkSecret } from '../support/order-link.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const sendNotices = `select graphile_worker.add_job('send-notices', '{}'::json);`;

test('[browse-11] a shopper asks for a message about a sold-out product and a price, gets one, and stops the rest by its link', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request);
  const simple = (await listProducts(request, { in_stock: 1 })).filter((each) => !each.has_choices && each.discount_price === 0);
  // Another one than other journeys buy, because it sells out here.
  const product = simple.at(-1);
  if (!product) throw new Error('The marketplace sells nothing without choices');
  const setStock = (stock: number) =>
    changeMarketplace(`update product_variants set stock = ${stock} where product_id = ${product.id};
      insert into product_changes (product_id) values (${product.id});`);
  const openNotices = async () => (await callAs(request, shopper, '/product-notices')).body.data.notices;
  setStock(0);

  // A visitor is asked to sign in, and the message is then asked for.
  await page.goto(`/products/${product.id}/details`);
  const notify = page.getByRole('button', { name: 'Notify me when available' }).first();
  await notify.click();
  await expect(page.getByRole('dialog', { name: 'Login' }).getByText('Sign in to be notified')).toBeVisible();
  await signInWithDialog(page, shopper.phone);
  const isAsked = page.getByRole('button', { name: 'You will be notified' }).first();
  await expect(isAsked).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('You will get one message when it is available.')).toBeVisible();
  await expectAccessible(page);

  // Pressed again, it is off; the toast undoes that.
  await isAsked.click();
  await expect(notify).toHaveAttribute('aria-pressed', 'false');
  await page.getByText('You will not be notified.').locator('..').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(isAsked).toBeVisible();

  setStock(7);
  changeMarketplace(sendNotices);
  await expect.poll(openNotices, { timeout: 30_000 }).toEqual([]);

  // In stock and on the wishlist, the price can be watched, on the page and on the card.
  await callAs(request, shopper, '/favorite-add-or-remove', { product_id: product.id });
  await page.reload();
  const price = page.getByRole('button', { name: 'Notify me about a price drop' });
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await expect(page.getByRole('button', { name: `Notify me about a price drop of ${product.name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);

  // The link of the first message stops what is left.
  const personId = (await callAs(request, shopper, '/profile')).body.data.user.id;
  const token = createNoticeLinks(linkSecret).sign({ personId, productId: product.id });
  await page.goto(`/stop-notices/${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages stopped' })).toBeVisible();
  await expect(page.getByText(`You will get no more messages about ${product.name}.`)).toBeVisible();
  await expectAccessible(page);
  expect(await openNotices()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages are on again' })).toBeVisible();
  expect(await openNotices()).toHaveLength(1);
});

test('[browse-11] a stop link that is not valid shows that', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto('/stop-notices/1-1-abc');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
});

test('a shopper turns on the message about a left cart, gets it, and stops it by its link', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  await comeAs(page, shopper);
  await page.goto('/profile');
  const choice = page.getByRole('checkbox', { name: 'Send me one message' });
  await expect(choice).not.toBeChecked();
  await page.getByText('Send me one message').click();
  await expect(page.getByText('Preference saved')).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
  await expectAccessible(page);

  const product = (await listProducts(request, { in_stock: 1 })).find((each) => !each.has_choices);
  if (!product) throw new Error('The marketplace sells nothing without choices');
  await callAs(request, shopper, '/cart/store', { product_id: product.id, quantity: 1 });
  const { id } = Object(shopper.user);
  changeMarketplace(`update cart_lines set updated_at = updated_at - interval '2 days' where person_id = ${id};
    select graphile_worker.add_job('remind-of-carts', '{}'::json);`);

  const token = createNoticeLinks(linkSecret).sign({ personId: id, productId: 0 });
  await page.goto(`/stop-notices/${token}`);
  await expect(page.getByText('You will get no more messages about your cart.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You will be reminded of your cart again.')).toBeVisible();
});
