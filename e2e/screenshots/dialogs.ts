import { simpleProduct } from '../support/marketplace.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { cartOf } from './prepare.ts';
import type { Screen, ScreenContext } from './screen.ts';

/** Presses a button by its icon, which is the same in every language. */
const press = (icon: string) => async (context: ScreenContext) => {
  await context.page.locator(`header button:has(.lucide-${icon})`).filter({ visible: true }).first().click();
  await opened(context);
};

/** Dialogs that open from the header of every page. */
export const basicDialogs: readonly Screen[] = [
  { name: 'dialog-login', path: '/', open: openLogin },
  { name: 'dialog-cart', path: cartOf('/'), signedIn: true, open: press('shopping-bag') },
  { name: 'dialog-menu', path: '/', widths: [360], open: press('menu') },
  { name: 'dialog-search', path: '/', widths: [360], open: press('search') },
];

/** All other dialogs and menus of public pages. */
export const publicDialogs: readonly Screen[] = [
  { name: 'dialog-login-code', path: '/', open: askForLoginCode },
  { name: 'dialog-sign-up', path: '/', open: openSignUp },
  { name: 'dialog-sign-up-code', path: '/', open: askForSignUpCode },
  { name: 'dialog-forgot', path: '/', open: openResetRequest },
  { name: 'dialog-forgot-code', path: '/', open: askForResetCode },
  { name: 'dialog-reset', path: '/', open: openReset },
  { name: 'dialog-login-reason', path: '/order-history', open: opened },
  { name: 'dialog-cart-unselected', path: cartOf('/'), signedIn: true, open: unselectShops },
  { name: 'dialog-cart-empty', path: '/products', open: press('shopping-bag') },
  {
    name: 'dialog-vouchers',
    path: cartOf('/products'),
    signedIn: true,
    async open(context) {
      await press('shopping-bag')(context);
      const drawer = context.page.getByRole('dialog');
      await drawer
        .getByRole('button', { name: context.t('Apply Store voucher') })
        .first()
        .click();
      await context.page.getByRole('dialog').nth(1).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'dialog-filters', path: '/products', widths: [360, 768], open: pressNamed('Filters') },
  { name: 'dialog-picture', path: '/products/1/details', open: openPicture },
  { name: 'menu-categories', path: '/', open: openCategories },
  { name: 'menu-language', path: '/', widths: [768, 1440], open: (context) => openTopMenu(context, 'Language') },
  { name: 'menu-currency', path: '/', widths: [768, 1440], open: (context) => openTopMenu(context, 'Currency') },
  { name: 'menu-appearance', path: '/', widths: [768, 1440], open: (context) => openTopMenu(context, 'Appearance') },
  {
    name: 'menu-apps',
    path: '/',
    widths: [1440],
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('Download our app') })
        .first()
        .click(),
  },
  { name: 'suggestions', path: '/', widths: [768, 1440], open: suggest },
  { name: 'suggestions-on-a-phone', path: '/', widths: [360], open: suggestOnPhone },
  { name: 'message-added', path: simpleProductPage, signedIn: true, open: addToCart },
  { name: 'failed', path: '/', open: failToLoad },
  { name: 'offline', path: '/', open: loseConnection },
];

/** A button of the page, by its words. */
export function pressNamed(words: string) {
  return async (context: ScreenContext) => {
    await context.page
      .getByRole('main')
      .getByRole('button', { name: context.t(words) })
      .filter({ visible: true })
      .first()
      .click();
    await opened(context);
  };
}

/** Whatever was pressed has opened, with all of its code. */
export async function opened({ page }: ScreenContext): Promise<void> {
  await page.getByRole('dialog').last().waitFor();
}

async function openLogin(context: ScreenContext): Promise<void> {
  await context.page
    .getByRole('banner')
    .getByRole('button', { name: context.t('Login') })
    .click();
  await opened(context);
}

async function unselectShops(context: ScreenContext): Promise<void> {
  await press('shopping-bag')(context);
  const drawer = context.page.getByRole('dialog');
  await drawer.getByRole('checkbox').first().waitFor();
  for (const box of await drawer.getByRole('checkbox').all()) await box.uncheck();
  await drawer.getByRole('button', { name: context.t('Proceed to Checkout') }).click();
  await drawer.getByRole('alert').waitFor();
}

async function askForLoginCode(context: ScreenContext): Promise<void> {
  const { page, request, t } = context;
  // A number gets a code once a minute.
  const { phone } = await registerShopper(request);
  await openLogin(context);
  await page.getByRole('dialog').getByLabel(t('WhatsApp number')).fill(phone);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Send OTP') })
    .click();
  await page.getByTestId('demo-code').waitFor();
}

async function openSignUp(context: ScreenContext): Promise<void> {
  await openLogin(context);
  await context.page
    .getByRole('dialog')
    .getByRole('button', { name: context.t('Sign Up') })
    .click();
  await context.page.getByRole('dialog', { name: context.t('Sign Up') }).waitFor();
}

async function askForSignUpCode(context: ScreenContext): Promise<void> {
  const { page, t } = context;
  await openSignUp(context);
  const dialog = page.getByRole('dialog', { name: t('Sign Up') });
  await dialog.getByLabel(t('Full name')).fill('Nadia Karim');
  await dialog.getByLabel(t('WhatsApp number')).fill(newPhone());
  await dialog.getByRole('button', { name: t('Sign Up') }).click();
  await page.getByTestId('demo-code').waitFor();
}

async function openResetRequest(context: ScreenContext): Promise<void> {
  await openLogin(context);
  await context.page
    .getByRole('dialog')
    .getByRole('button', { name: context.t('Forgot password?') })
    .click();
  await context.page.getByRole('dialog', { name: context.t('Forgot Password') }).waitFor();
}

async function askForResetCode(context: ScreenContext): Promise<void> {
  const { page, request, t } = context;
  const { phone } = await registerShopper(request);
  await openResetRequest(context);
  const dialog = page.getByRole('dialog', { name: t('Forgot Password') });
  await dialog.getByRole('combobox').fill('India');
  await page.getByRole('option').filter({ hasText: '+91' }).click();
  await dialog.getByLabel(t('Phone number')).fill(phone);
  await dialog.getByRole('button', { name: t('Send OTP') }).click();
  await page.getByTestId('demo-code').waitFor();
}

async function openReset(context: ScreenContext): Promise<void> {
  const { page, t } = context;
  await askForResetCode(context);
  await page.keyboard.type((await page.getByTestId('demo-code').textContent()) ?? '');
  await page.getByRole('dialog', { name: t('Reset Password') }).waitFor();
}

async function openPicture(context: ScreenContext): Promise<void> {
  await context.page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
  await opened(context);
}

async function openCategories({ page }: ScreenContext): Promise<void> {
  const button = page.locator('button:has(.lucide-layout-grid)');
  await button.click();
  await page.locator('.popover:popover-open li a').first().waitFor();
}

/** Opens a menu of the top bar; the name of its button also contains the current choice. */
async function openTopMenu({ page, t }: ScreenContext, words: string): Promise<void> {
  await page
    .getByRole('button', { name: t(words) })
    .first()
    .click();
}

async function suggest({ page }: ScreenContext): Promise<void> {
  await page.getByRole('banner').getByRole('searchbox').fill('m');
  await page.locator('[data-suggestion]').first().waitFor();
}

async function suggestOnPhone(context: ScreenContext): Promise<void> {
  await press('search')(context);
  await context.page.getByRole('dialog').getByRole('searchbox').fill('m');
  await context.page.locator('[data-suggestion]').first().waitFor();
}

async function simpleProductPage({ request }: ScreenContext): Promise<string> {
  return `/products/${(await simpleProduct(request)).id}/details`;
}

async function addToCart({ page, t }: ScreenContext): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Add to cart') })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: t('View In Cart') }).waitFor();
}

async function failToLoad({ page, t }: ScreenContext): Promise<void> {
  await page.route('**/api/plans', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }));
  await page
    .getByRole('contentinfo')
    .locator('a[href="/plans"]')
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page
    .getByRole('alert')
    .getByRole('button', { name: t('Try again') })
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function loseConnection({ page }: ScreenContext): Promise<void> {
  await page.context().setOffline(true);
  await page
    .getByRole('contentinfo')
    .locator('a[href="/plans"]')
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}
