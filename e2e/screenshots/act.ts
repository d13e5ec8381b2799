import { changeMarket } from '../support/change-market.ts';
import { apiAddress } from '../support/environment.ts';
import { opened, pressNamed } from './dialogs.ts';
import type { Stage } from './screen.ts';

/** A button of the page that opens nothing. */
export function press(words: string) {
  return async ({ page, t }: Stage) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t(words) })
      .filter({ visible: true })
      .first()
      .click();
  };
}

/** The last button of the dialog that `open` shows: it sends what nobody has filled in. */
export function sentEmpty(open: (stage: Stage) => Promise<void>) {
  return async (stage: Stage) => {
    await open(stage);
    const dialog = stage.page.getByRole('dialog').last();
    await dialog.getByRole('button').last().click();
    await dialog.locator('[aria-invalid="true"], [role="alert"]').first().waitFor();
  };
}

/** The page again, with calls that never come back: its skeleton. */
export function loading(calls: string) {
  return async ({ page }: Stage) => {
    await page.route(calls, () => new Promise<void>(() => undefined));
    await page.reload();
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
  };
}

/** Another page, reached while no call comes back: the skeleton of what otherwise comes ready from the server. */
export function awaiting(path: string) {
  return async ({ page }: Stage) => {
    await page.route('**/api/**', () => new Promise<void>(() => undefined));
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('main').locator('.skeleton').filter({ visible: true }).first().waitFor();
  };
}

/** The page again, with calls that fail. */
export function failing(calls: string) {
  return async ({ page }: Stage) => {
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Later' } }));
    await page.reload();
    await page.getByRole('main').getByRole('alert').first().waitFor();
  };
}

/** Something is no longer to be had, and something costs more than when it was put into the cart. */
export async function changeSummary({ page }: Stage): Promise<void> {
  await page.route('**/api/cart/checkout', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [dearer, gone] = body.data.checkout_items.flatMap(({ products }: { products: object[] }) => products);
    const change = { line_id: dearer.line_id, product_id: dearer.id, name: dearer.name, message: '' };
    body.data.changes = [{ ...change, kind: 'price', before: 5.5, now: 7.5 }];
    if (gone) gone.is_available = false;
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await page.locator('#checkout-delivery [role="note"]').waitFor();
}

/** The server has another total than the page. */
export async function refuseTotal(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await page.route('**/api/place-order', async (route) => {
    const { shop_ids } = route.request().postDataJSON();
    const response = await route.fetch({ url: `${apiAddress()}/api/cart/checkout`, postData: { shop_ids } });
    const { data } = await response.json();
    const [line] = data.checkout_items[0].products;
    Object.assign(line, { price: line.price + 2, discount_price: 0 });
    data.checkout.payable_amount += 2;
    await route.fulfill({ status: 409, json: { message: 'Changed', data } });
  });
  await press('Place order')(stage);
  await page.getByText(t('Press the button again if that is fine with you.')).filter({ visible: true }).waitFor();
}

/** The connection is lost while the order is sent. */
export async function loseOrder(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await page.route('**/api/place-order', (route) => route.abort());
  await press('Place order')(stage);
  await page
    .getByText(t('We did not hear whether your order went through. Press again: it can only be placed once.'))
    .filter({ visible: true })
    .waitFor();
}

export async function fillInCheckout({ page, t }: Stage): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: t('Demo payment') }).check({ force: true });
  await main.getByLabel(t('Voucher code')).fill('NOSUCHCODE');
  await main.getByRole('button', { name: t('Apply'), exact: true }).click();
  await main.locator('[aria-invalid="true"]').waitFor();
  await main.locator('#checkout-note textarea').fill('The blue door, second floor.\nPlease ring twice.');
}

/** A number gets a code once a minute, and so many a day. */
const forgetCodes = () => changeMarket('delete from codes;');

/** Code for code to another number, as far as `last`. */
export function changeNumber(last: 'self-code' | 'number' | 'number-code') {
  return async (stage: Stage) => {
    const { page, t } = stage;
    forgetCodes();
    await pressNamed('Change number')(stage);
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

export async function askToErase(stage: Stage): Promise<void> {
  forgetCodes();
  await pressNamed('Delete the account')(stage);
  await stage.page
    .getByRole('dialog')
    .getByRole('button', { name: stage.t('Send OTP') })
    .click();
  await stage.page.getByTestId('demo-code').waitFor();
}

/** A button that a sign tells, the same in every language. */
export function pressSign(sign: string) {
  return async (stage: Stage) => {
    await stage.page.getByRole('main').locator(`button:has(.lucide-${sign})`).first().click();
    await opened(stage);
  };
}
