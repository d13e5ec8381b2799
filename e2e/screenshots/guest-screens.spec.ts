import type { Page } from '@playwright/test';
import { simpleProducts } from '../support/marketplace.ts';
import { testOfOwnMarketplace } from '../support/own-marketplace.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { expect } from '../support/test.ts';
import { updateSettings } from '../support/update-settings.ts';
import { press } from './act.ts';
import { captureScreen, languages, makeFolder, readTexts, widths } from './capture-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

/** The settings of guests differ from those of the other screens. */
const test = testOfOwnMarketplace();
test.describe.configure({ mode: 'serial' });
test.beforeAll(makeFolder);

/** Screens of a guest with products of two shops in the cart. */
const screens: readonly Screen[] = [
  { name: 'guest-cart', path: '/products', open: openCart },
  { name: 'guest-checkout', path: '/checkout' },
  { name: 'guest-checkout-lacking', path: '/checkout', open: press('Place order'), whole: true },
  { name: 'guest-checkout-filled-in', path: '/checkout', open: fillIn, whole: true },
  {
    name: 'guest-code',
    path: '/checkout',
    open: async (context) => {
      await fillIn(context);
      await press('Place order')(context);
      await expect(context.page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const screen of screens) {
  for (const language of languages) {
    test(`${screen.name} in ${language}`, async ({ page, request }) => {
      await updateSettings(request, { guest_cart: true, guest_checkout: true });
      for (const { id } of await simpleProducts(request, 2)) await addAsGuest(page, id);
      await capture(page, screen, {
        page,
        request,
        shopper: await registerShopper(request),
        language,
        t: await readTexts(request, language),
      });
    });
  }
}

for (const language of languages) {
  test(`guest-checkout-empty in ${language}`, async ({ page, request }) => {
    await updateSettings(request, { guest_cart: true, guest_checkout: true });
    const context = { page, request, shopper: await registerShopper(request), language, t: await readTexts(request, language) };
    await capture(page, { name: 'guest-checkout-empty', path: '/checkout' }, context);
  });
}

async function capture(page: Page, screen: Screen, context: ScreenContext): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${screen.path}?lang=${context.language}`);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await screen.open?.(context);
    await captureScreen(page, screen, `${screen.name}-${context.language}-${width}`);
  }
}

async function addAsGuest(page: Page, id: number): Promise<void> {
  await page.goto(`/products/${id}/details`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByText('has been added to cart')).toBeVisible();
}

async function openCart({ page, t }: ScreenContext): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('Cart') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('My Cart') })).toBeVisible();
}

async function fillIn({ page, t }: ScreenContext): Promise<void> {
  await page.getByRole('textbox', { name: t('Full name') }).fill('Leila Haddad');
  await page.getByRole('textbox', { name: t('WhatsApp number') }).fill(newPhone());
  await page.getByRole('textbox', { name: t('Street and house number') }).fill('12 Lake Road');
  await page.getByRole('textbox', { name: t('Area or city') }).fill('Indiranagar');
}
