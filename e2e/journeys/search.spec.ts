import type { Page } from '@playwright/test';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const matches = (page: Page) => page.getByRole('navigation', { name: 'Shops and help' });

async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox');
  await box.fill(words);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${words}”` })).toBeVisible();
}

test('[browse-12] a search finds colours, shops and help, and names the words that it leaves out', async ({ page }) => {
  await page.goto('/');
  await search(page, 'navy backpack');
  await expect(cards(page).filter({ hasText: 'backpack' }).first()).toBeVisible();
  await expect(page.getByText('Nothing matches all of')).toHaveCount(0);
  await search(page, 'leather wallet zeppelin');
  await expect(page.getByText('Nothing matches all of “leather wallet zeppelin”. Showing results without “zeppelin”.')).toBeVisible();
  await expect(cards(page).filter({ hasText: 'wallet' }).first()).toBeVisible();
  await search(page, 'saddle');
  await expect(matches(page).getByRole('link', { name: 'Shop Saddle Stitch' })).toBeVisible();
  await search(page, 'return');
  await matches(page).getByRole('link', { name: /^Help/ }).first().click();
  await expect(page).toHaveURL(/\/support#/);
  await expect(messages(page)).toHaveCount(0);
});

test('[browse-12] a search without results offers categories and help, and one of signs asks for a word', async ({ page }) => {
  await page.goto('/products?search=qqqzzzxx');
  await expect(page.getByRole('heading', { name: 'No results for “qqqzzzxx”' })).toBeVisible();
  const popular = page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link');
  await expect(popular.first()).toBeVisible();
  await expectAccessible(page);
  const ways = page.getByRole('navigation', { name: 'Shop by category' });
  await expect(ways.getByRole('link', { name: 'Help and contact' })).toHaveAttribute('href', /\/support$/);
  await search(page, '!!!');
  await expect(page.getByText('Your search has no letters or digits. Type a word to search for.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await ways.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/categories\//);
});

test('[browse-12] before anything is typed the search box offers popular searches, which find products', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('searchbox', { name: 'Search products' }).click();
  const popular = page.getByRole('list', { name: 'Popular searches' }).getByRole('link').first();
  const words = (await popular.textContent()) ?? '';
  await popular.click();
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${words}”` })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('[browse-12] a search with one result shows popular products below it', async ({ page }) => {
  await page.goto('/products?search=leather%20wallet%20brown');
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  const others = page.getByRole('region', { name: 'You may also like' });
  await expect(others.getByRole('article').nth(2)).toBeAttached();
  await expectAccessible(page);
});

test('[browse-12] a corrected search is named, and can be searched as it was typed', async ({ page }) => {
  await page.goto('/');
  await search(page, 'walllet');
  const note = page.getByRole('note');
  await expect(note).toContainText('Showing results for wallet.');
  await expect(cards(page).filter({ hasText: 'wallet' }).first()).toBeVisible();
  await note.getByRole('link', { name: 'walllet' }).click();
  await expect(page.getByRole('heading', { name: 'No results for “walllet”' })).toBeVisible();
  await expect(page).toHaveURL(/exact=1/);
  await page.reload();
  await expectAccessible(page);
  await page.getByText('Did you mean').getByRole('link', { name: 'wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “wallet”' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'wallet' }).first()).toBeVisible();
});
