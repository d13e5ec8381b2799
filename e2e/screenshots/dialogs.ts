import { simpleProduct } from '../support/market.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { cartOf } from './prepare.ts';
import type { Screen, Stage } from './screen.ts';

/** By its sign, which is the same in every language. */
const press = (icon: string) => async (stage: Stage) => {
  await stage.page.locator(`header button:has(.lucide-${icon})`).filter({ visible: true }).first().click();
  await opened(stage);
};

/** What opens from every page's header. */
export const basicDialogs: readonly Screen[] = [
  { name: 'dialog-login', path: '/', open: openLogin },
  { name: 'dialog-cart', path: cartOf('/'), signedIn: true, open: press('shopping-bag') },
  { name: 'dialog-menu', path: '/', widths: [360], open: press('menu') },
  { name: 'dialog-search', path: '/', widths: [360], open: press('search') },
];

/** What else may lie over the pages that anybody sees. */
export const publicDialogs: readonly Screen[] = [
  { name: 'dialog-login-code', path: '/', open: askForLoginCode },
  { name: 'dialog-sign-up', path: '/', open: openSignUp },
  { name: 'dialog-sign-up-code', path: '/', open: askForSignUpCode },
  { name: 'dialog-forgot', path: '/', open: openForgot },
  { name: 'dialog-forgot-code', path: '/', open: askForResetCode },
  { name: 'dialog-reset', path: '/', open: openReset },
  { name: 'dialog-login-reason', path: '/order-history', open: opened },
  { name: 'dialog-cart-unselected', path: cartOf('/'), signedIn: true, open: unselectShops },
  { name: 'dialog-cart-empty', path: '/products', open: press('shopping-bag') },
  {
    name: 'dialog-vouchers',
    path: cartOf('/products'),
    signedIn: true,
    async open(stage) {
      await press('shopping-bag')(stage);
      const drawer = stage.page.getByRole('dialog');
      await drawer
        .getByRole('button', { name: stage.t('Apply Store voucher') })
        .first()
        .click();
      await stage.page.getByRole('dialog').nth(1).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'dialog-filters', path: '/products', widths: [360, 768], open: pressNamed('Filters') },
  { name: 'dialog-picture', path: '/products/1/details', open: openPicture },
  { name: 'menu-categories', path: '/', open: openCategories },
  { name: 'menu-language', path: '/', widths: [768, 1440], open: (stage) => openTopMenu(stage, 'Language') },
  { name: 'menu-currency', path: '/', widths: [768, 1440], open: (stage) => openTopMenu(stage, 'Currency') },
  { name: 'menu-appearance', path: '/', widths: [768, 1440], open: (stage) => openTopMenu(stage, 'Appearance') },
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
  return async (stage: Stage) => {
    await stage.page
      .getByRole('main')
      .getByRole('button', { name: stage.t(words) })
      .filter({ visible: true })
      .first()
      .click();
    await opened(stage);
  };
}

/** Whatever was pressed has opened, with all of its code. */
export async function opened({ page }: Stage): Promise<void> {
  await page.getByRole('dialog').last().waitFor();
}

async function openLogin(stage: Stage): Promise<void> {
  await stage.page
    .getByRole('banner')
    .getByRole('button', { name: stage.t('Login') })
    .click();
  await opened(stage);
}

async function unselectShops(stage: Stage): Promise<void> {
  await press('shopping-bag')(stage);
  const drawer = stage.page.getByRole('dialog');
  await drawer.getByRole('checkbox').first().waitFor();
  for (const box of await drawer.getByRole('checkbox').all()) await box.uncheck();
  await drawer.getByRole('button', { name: stage.t('Proceed to Checkout') }).click();
  await drawer.getByRole('alert').waitFor();
}

async function askForLoginCode(stage: Stage): Promise<void> {
  const { page, request, t } = stage;
  // A number gets a code once a minute.
  const { phone } = await registerShopper(request);
  await openLogin(stage);
  await page.getByRole('dialog').getByLabel(t('WhatsApp number')).fill(phone);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('Send OTP') })
    .click();
  await page.getByTestId('demo-code').waitFor();
}

async function openSignUp(stage: Stage): Promise<void> {
  await openLogin(stage);
  await stage.page
    .getByRole('dialog')
    .getByRole('button', { name: stage.t('Sign Up') })
    .click();
  await stage.page.getByRole('dialog', { name: stage.t('Sign Up') }).waitFor();
}

async function askForSignUpCode(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await openSignUp(stage);
  const dialog = page.getByRole('dialog', { name: t('Sign Up') });
  await dialog.getByLabel(t('Full name')).fill('Nadia Karim');
  await dialog.getByLabel(t('WhatsApp number')).fill(newPhone());
  await dialog.getByRole('button', { name: t('Sign Up') }).click();
  await page.getByTestId('demo-code').waitFor();
}

async function openForgot(stage: Stage): Promise<void> {
  await openLogin(stage);
  await stage.page
    .getByRole('dialog')
    .getByRole('button', { name: stage.t('Forgot password?') })
    .click();
  await stage.page.getByRole('dialog', { name: stage.t('Forgot Password') }).waitFor();
}

async function askForResetCode(stage: Stage): Promise<void> {
  const { page, request, t } = stage;
  const { phone } = await registerShopper(request);
  await openForgot(stage);
  const dialog = page.getByRole('dialog', { name: t('Forgot Password') });
  await dialog.getByRole('combobox').fill('India');
  await page.getByRole('option').filter({ hasText: '+91' }).click();
  await dialog.getByLabel(t('Phone number')).fill(phone);
  await dialog.getByRole('button', { name: t('Send OTP') }).click();
  await page.getByTestId('demo-code').waitFor();
}

async function openReset(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await askForResetCode(stage);
  await page.keyboard.type((await page.getByTestId('demo-code').textContent()) ?? '');
  await page.getByRole('dialog', { name: t('Reset Password') }).waitFor();
}

async function openPicture(stage: Stage): Promise<void> {
  await stage.page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
  await opened(stage);
}

async function openCategories({ page }: Stage): Promise<void> {
  const button = page.locator('button:has(.lucide-layout-grid)');
  await button.click();
  await page.locator('.popover:popover-open li a').first().waitFor();
}

/** Its button says what is chosen, too. */
async function openTopMenu({ page, t }: Stage, words: string): Promise<void> {
  await page
    .getByRole('button', { name: t(words) })
    .first()
    .click();
}

async function suggest({ page }: Stage): Promise<void> {
  await page.getByRole('banner').getByRole('searchbox').fill('m');
  await page.locator('[data-suggestion]').first().waitFor();
}

async function suggestOnPhone(stage: Stage): Promise<void> {
  await press('search')(stage);
  await stage.page.getByRole('dialog').getByRole('searchbox').fill('m');
  await stage.page.locator('[data-suggestion]').first().waitFor();
}

async function simpleProductPage({ request }: Stage): Promise<string> {
  return `/products/${(await simpleProduct(request)).id}/details`;
}

async function addToCart({ page, t }: Stage): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Add to cart') })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('button', { name: t('View In Cart') }).waitFor();
}

async function failToLoad({ page, t }: Stage): Promise<void> {
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

async function loseConnection({ page }: Stage): Promise<void> {
  await page.context().setOffline(true);
  await page
    .getByRole('contentinfo')
    .locator('a[href="/plans"]')
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}
