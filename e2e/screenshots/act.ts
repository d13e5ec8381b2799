import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { opened, pressNamed } from './dialogs.ts';
import type { ScreenContext } from './screen.ts';

/** Presses a button that opens no dialog. */
export function press(words: string) {
  return async ({ page, t }: ScreenContext) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t(words) })
      .filter({ visible: true })
      .first()
      .click();
  };
}

/** Opens a dialog and submits its empty form with the last button, to show its errors. */
export function sentEmpty(open: (context: ScreenContext) => Promise<void>) {
  return async (context: ScreenContext) => {
    await open(context);
    const dialog = context.page.getByRole('dialog').last();
    await dialog.getByRole('button').last().click();
    await dialog.locator('[aria-invalid="true"], [role="alert"]').first().waitFor();
  };
}

/** Reloads the page with calls that never get an answer, to show its skeleton. */
export function loading(calls: string) {
  return async ({ page }: ScreenContext) => {
    await page.route(calls, () => new Promise<void>(() => undefined));
    await page.reload();
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
  };
}

/** Navigates inside the app to a page whose calls get no answer: a page load would get it rendered by the server, without a skeleton. */
export function awaiting(path: string) {
  return async ({ page }: ScreenContext) => {
    await page.route('**/api/**', () => new Promise<void>(() => undefined));
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('main').locator('.skeleton').filter({ visible: true }).first().waitFor();
  };
}

/** Reloads the page with calls that fail. */
export function failing(calls: string) {
  return async ({ page }: ScreenContext) => {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }));
    await page.reload();
    await page.getByRole('main').getByRole('alert').first().waitFor();
  };
}

/** One product is sold out, and another costs more than when it was put into the cart. */
export async function changeSummary({ page }: ScreenContext): Promise<void> {
  await page.route('**/api/cart/checkout', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [dearer, unavailable] = body.data.checkout_items.flatMap(({ products }: { products: object[] }) => products);
    const change = { line_id: dearer.line_id, product_id: dearer.id, name: dearer.name, message: '' };
    body.data.changes = [{ ...change, kind: 'price', before: 5.5, now: 7.5 }];
    if (unavailable) unavailable.is_available = false;
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await page.locator('#checkout-delivery [role="note"]').waitFor();
}

/** The server calculates another total than the page. */
export async function refuseTotal(context: ScreenContext): Promise<void> {
  const { page, t } = context;
  await page.route('**/api/place-order', async (route) => {
    const { shop_ids } = route.request().postDataJSON();
    const response = await route.fetch({ url: `${apiAddress()}/api/cart/checkout`, postData: { shop_ids } });
    const { data } = await response.json();
    const [line] = data.checkout_items[0].products;
    Object.assign(line, { price: line.price + 2, discount_price: 0 });
    data.checkout.payable_amount += 2;
    await route.fulfill({ status: 409, json: { message: 'Changed', data } });
  });
  await press('Place order')(context);
  await page.getByText(t('To accept, press the button again.')).filter({ visible: true }).waitFor();
}

/** The connection fails while the order is sent. */
export async function loseOrder(context: ScreenContext): Promise<void> {
  const { page, t } = context;
  await page.route('**/api/place-order', (route) => route.abort());
  await press('Place order')(context);
  await page.getByText(t('We could not confirm your order. Try again: it will only be placed once.')).filter({ visible: true }).waitFor();
}

export async function fillInCheckout({ page, t }: ScreenContext): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: t('Demo payment') }).check({ force: true });
  // Phones fold voucher and note.
  const folded = main.locator('.fold-phone:not([open]) > summary').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
  await main.getByLabel(t('Voucher code')).fill('NOSUCHCODE');
  await main.getByRole('button', { name: t('Apply'), exact: true }).click();
  await main.locator('[aria-invalid="true"]').waitFor();
  await main.locator('#checkout-note textarea').fill('The blue door, second floor.\nPlease ring twice.');
}

/** Deletes the codes, because a phone number can get one code a minute and only some a day. */
const deleteCodes = () => changeMarketplace('delete from codes;');

/** Changes the phone number code by code and stops at the step `last`. */
export function changeNumber(last: 'self-code' | 'number' | 'number-code') {
  return async (context: ScreenContext) => {
    const { page, t } = context;
    deleteCodes();
    await pressNamed('Change number')(context);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: t('Send OTP') });
    const code = page.getByTestId('demo-code');
    await send.click();
    await code.waitFor();
    if (last === 'self-code') return;
    await dialog
      .getByRole('textbox')
      .first()
      .fill((await code.textContent()) ?? '');
    await page.getByRole('dialog', { name: t('Your new number') }).waitFor();
    if (last === 'number') return;
    await dialog.getByRole('combobox').fill('India');
    await page.getByRole('option').filter({ hasText: '+91' }).click();
    await dialog.getByLabel(t('Phone number')).fill(`98${String(Date.now()).slice(-8)}`);
    await send.click();
    await code.waitFor();
  };
}

export async function askToErase(context: ScreenContext): Promise<void> {
  deleteCodes();
  await pressNamed('Delete account')(context);
  await context.page
    .getByRole('dialog')
    .getByRole('button', { name: context.t('Send OTP') })
    .click();
  await context.page.getByTestId('demo-code').waitFor();
}

/** Presses a button by its icon, which is the same in every language. */
export function pressSign(sign: string) {
  return async (context: ScreenContext) => {
    await context.page.getByRole('main').locator(`button:has(.lucide-${sign})`).first().click();
    await opened(context);
  };
}
