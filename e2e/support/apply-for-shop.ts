import type { Locator, Page } from '@playwright/test';
import { pngFile } from './pictures.ts';
import { expect } from './test.ts';

/** The form of the page for sellers. */
export const applicationForm = (page: Page): Locator => page.getByRole('form', { name: 'Apply to open a shop' });

/** Fills in the texts of the form. */
export async function fillInApplication(form: Locator, shopName = 'Lamps of Fes'): Promise<void> {
  await form.getByLabel('Full name').fill('Salma Nasser');
  await form.getByLabel('Email address').fill('salma@lamps.example');
  await form.getByLabel('Shop name').fill(shopName);
  await form.getByLabel('What you sell').fill('Brass lamps, cut by hand.');
  await form.getByLabel('Location').fill('4 Lantern Lane');
}

export async function proveNumber(page: Page, form: Locator, phone: string): Promise<void> {
  await form.getByLabel('WhatsApp number').fill(phone);
  await form.getByRole('button', { name: 'Send OTP' }).click();
  const code = await page.getByTestId('demo-code').textContent();
  // The first box has the focus, so that the code can be typed immediately.
  await expect(form.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(code ?? '');
}

/** Sends an application for a shop from the storefront. */
export async function applyForShop(page: Page, { shopName, phone }: { shopName: string; phone: string }): Promise<void> {
  await page.goto('/shop/register');
  const form = applicationForm(page);
  await fillInApplication(form, shopName);
  await form.getByLabel('Logo').setInputFiles(pngFile('logo.png', 80, 80));
  await form.getByLabel('Banner image').setInputFiles(pngFile('front.png', 300, 100));
  await proveNumber(page, form, phone);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We received your application', level: 1 })).toBeVisible();
}
