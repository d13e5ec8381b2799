import type { Locator, Page } from '@playwright/test';
import { pngFile } from './pictures.ts';
import { expect } from './test.ts';
import { readI18n } from './texts.ts';

const english = readI18n('storefront', 'en');

/** The form of the page for sellers. */
export const applicationForm = (page: Page, { t } = english): Locator => page.getByRole('form', { name: t('Apply to open a shop') });

/** Fills in the texts of the form. */
export async function fillInApplication(form: Locator, shopName = 'Lamps of Fes', { t } = english): Promise<void> {
  await form.getByLabel(t('Full name')).fill('Salma Nasser');
  await form.getByLabel(t('Email address')).fill('salma@lamps.example');
  await form.getByLabel(t('Shop name')).fill(shopName);
  await form.getByLabel(t('What you sell')).fill('Brass lamps, cut by hand.');
  await form.getByLabel(t('Location')).fill('4 Lantern Lane');
}

export async function proveNumber(page: Page, form: Locator, phone: string, { t } = english): Promise<void> {
  await form.getByLabel(t('WhatsApp number')).fill(phone);
  await form.getByRole('button', { name: t('Send OTP') }).click();
  const code = await page.getByTestId('demo-code').textContent();
  // The first box has the focus, so that the code can be typed immediately.
  await expect(form.getByLabel(t('Digit {position} of {total}', { position: 1, total: 4 }))).toBeFocused();
  await page.keyboard.type(code ?? '');
}

type Application = { shopName: string; phone: string; documents?: Parameters<Locator['setInputFiles']>[0] };

/** Sends an application for a shop from the storefront. */
export async function applyForShop(page: Page, { shopName, phone, documents = [] }: Application, i18n = english): Promise<void> {
  const { t, locale } = i18n;
  await page.goto(`/shop/register?lang=${locale}`);
  const form = applicationForm(page, i18n);
  await fillInApplication(form, shopName, i18n);
  await form.getByLabel(t('Logo')).setInputFiles(pngFile('logo.png', 80, 80));
  await form.getByLabel(t('Banner image')).setInputFiles(pngFile('front.png', 300, 100));
  await form.getByLabel(t('Documents')).setInputFiles(documents);
  await proveNumber(page, form, phone, i18n);
  await form.getByRole('button', { name: t('Send application') }).click();
  await expect(page.getByRole('heading', { name: t('We received your application'), level: 1 })).toBeVisible();
}
