import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { simpleProduct } from '../support/marketplace.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { problemsOf, typesOf } from '../support/structured-data.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test('[account-09] a public question is answered by the shop, shown on the page of the product with data for search engines, and hidden', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/401|404/);
  const product = await simpleProduct(request);
  const member = await registerShopper(request, 'Salma Nasser');
  changeMarketplace(`insert into shop_members (shop_id, person_id, role_id)
    select ${product.shop.id}, p.id, r.id from people p, shop_roles r where p.phone_full = '91${member.phone}' and r.name = 'Packer';`);
  const words = `Does it fit a lamp of size ${member.phone.slice(-5)}?`;
  const shopper = await registerShopper(request);
  await comeAs(page, shopper);
  await page.setViewportSize(phone);
  await page.goto(`/products/${product.id}/details`);
  await page.getByRole('link', { name: 'Ask the shop about this product' }).click();
  await page.getByText('Show my question with its answer on the page of the product').click();
  await page.getByRole('textbox', { name: /^Your question/ }).fill(words);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}/details`));
  await expect(messages(page).filter({ hasText: 'We received your question.' })).toBeVisible();

  const context = await browser.newContext({ baseURL: apiAddress(), viewport: phone });
  const panel = await context.newPage();
  await openSellerPanel(panel, `/seller/questions?search=${encodeURIComponent(words)}`, { phone: member.phone, shopId: product.shop.id });
  const card = panel.getByRole('list', { name: 'Questions' }).getByRole('article');
  await expect(card).toHaveCount(1);
  await expectAccessible(panel);
  await expectNoSidewaysScroll(panel);
  await card.getByRole('textbox', { name: /^Your answer/ }).fill('It does, with the small foot.');
  await card.getByRole('button', { name: 'Publish answer' }).click();
  await expect(messages(panel).filter({ hasText: 'The answer is on the page of the product' })).toBeVisible();
  await expect(card).toContainText('It does, with the small foot.');

  // The server renders the question into the page of the product, and its own page has the data.
  await expect.poll(async () => (await request.get(`/products/${product.id}/details`)).text(), { timeout: 15_000 }).toContain(words);
  await page.goto(`/products/${product.id}/details`);
  const section = page.getByRole('region', { name: 'Questions and answers' });
  await expect(section).toContainText('It does, with the small foot.');
  await section.getByRole('link', { name: words }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = new URL(page.url()).pathname;
  const html = await (await request.get(address)).text();
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(typesOf(data)).toEqual(['QAPage']);
  expect(problemsOf(data)).toEqual([]);
  expect(data).toContain('It does, with the small foot.');

  await context.clearCookies();
  await panel.setViewportSize({ width: 1280, height: 900 });
  await openPanel(panel, `/admin/reviews/questions?search=${encodeURIComponent(words)}`);
  await expectAccessible(panel);
  await panel.getByRole('button', { name: 'Hide question' }).click();
  await panel.getByRole('textbox', { name: /^Reason/ }).fill('Advertising');
  await panel.getByRole('button', { name: 'Hide question' }).click();
  await expect(messages(panel).filter({ hasText: 'Question hidden' })).toBeVisible();
  await expect(panel.getByText('Reason: Advertising')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 15_000 }).toBe(404);
  await messages(panel).getByRole('button', { name: 'Undo' }).first().click();
  await expect(panel.getByText('Reason: Advertising')).toHaveCount(0);
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 15_000 }).toBe(200);
  // The page of the product is as before for other journeys.
  changeMarketplace(`update product_questions set hidden_at = now(), hidden_reason = 'Journey' where question = '${words}';
    update content_versions set version = version + 1 where tag = 'questions';`);
  await context.close();
});
