import { changeMarketplace } from '../support/change-marketplace.ts';
import { testOfOwnMarketplace } from '../support/own-marketplace.ts';
import { demoAdmin, demoCode } from '../support/panel.ts';
import { addAuthenticator, enterPhoneCode } from '../support/passkeys.ts';
import { expect, expectAccessible } from '../support/test.ts';

const test = testOfOwnMarketplace();

test('a member adds a passkey, signs in with it, confirms a dangerous change with it, and removes it', async ({
  page,
  marketplace,
  allowConsole,
}) => {
  // The panel asks who is signed in; a dangerous change is refused until it is confirmed.
  allowConsole(/401|403/);
  // A browser has no passkeys for an address in digits.
  const panel = `http://localhost:${new URL(marketplace.address).port}/admin`;
  await addAuthenticator(page);

  await page.goto(`${panel}/account`);
  await enterPhoneCode(page, demoAdmin);
  const appCode = page.getByLabel('Code from the authenticator app');
  await expect(appCode).toBeVisible();
  await appCode.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${panel}/account`);
  await enterPhoneCode(page, demoAdmin);
  await expect(appCode).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(passkeys.getByText('Last used: never')).toHaveCount(0);

  changeMarketplace(`update sessions set second_factor_at = null where audience = 'admin';`);
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey is removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
});
