import type { Page } from '@playwright/test';
import { openOwnShop } from '../support/own-shop.ts';
import { demoAdmin, openPanel, openSellerPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { type Language, readI18n } from '../support/texts.ts';

async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('souk.back-office', stored), JSON.stringify({ language }));
}

/** Sends an invitation in the open dialog. */
async function invite(page: Page, number: string, { t } = readI18n('panels', 'en')): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('Phone number')).fill(number);
  await dialog.getByLabel(t('Name')).fill('Sana');
  await dialog.getByRole('button', { name: t('Invite'), exact: true }).click();
}

test('an operator with an Arabic panel reads in Arabic why an invitation is refused, and which field is wrong', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409|422/);
  await speak(page, 'ar');
  const panel = readI18n('panels', 'ar');
  await openPanel(page, '/admin/staff');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: panel.t('Invite a member') }).click();
  await invite(page, `+91${demoAdmin}`, panel);
  await expect(page.getByText('هذا الشخص عضو في الفريق بالفعل.')).toBeVisible();
  await expectAccessible(page);
  await invite(page, '+912', panel);
  await expect(page.getByText('الهاتف: قصير جدًا')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a seller with a Persian panel reads in Persian why an invitation is refused', async ({ page, request, allowConsole }) => {
  allowConsole(/409|422/);
  await speak(page, 'ir');
  const panel = readI18n('panels', 'ir');
  const own = await openOwnShop(request, 'Persian refusals');
  await openSellerPanel(page, '/seller/staff', { phone: own.phone });
  await page.getByRole('button', { name: panel.t('Invite a member') }).click();
  await invite(page, `+91${own.phone}`, panel);
  await expect(page.getByText('این شخص از پیش عضو فروشگاه است.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
