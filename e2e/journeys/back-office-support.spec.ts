import type { APIRequestContext } from '@playwright/test';
import { apiAddress } from '../support/environment.ts';
import { callAs } from '../support/marketplace.ts';
import { pngFile } from '../support/pictures.ts';
import type { Shopper } from '../support/shopper.ts';
import { comeAsMember } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

async function openTicket(request: APIRequestContext, shopper: Shopper, subject: string): Promise<string> {
  const { body } = await callAs(request, shopper, '/ticket-issue-types');
  const answer = await request.post(`${apiAddress()}/api/support-ticket`, {
    headers: { authorization: `Bearer ${shopper.token}` },
    multipart: { issue_type: String(body.data.issue_types[0].id), subject, message: 'It came in two pieces.', email: 'nadia@mail.example' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data.support_ticket.ticket_number;
}

const supportRole = ['support:read', 'support:write'];

test('[admin-03] a member who may only answer tickets sees only these, answers one with a file, and the shopper sees it', async ({
  page,
  request,
  shopper,
  browser,
  allowConsole,
}) => {
  // A page of an area that the role does not have.
  allowConsole(/403/);
  const subject = `A broken bowl ${shopper.phone}`;
  const number = await openTicket(request, shopper, subject);
  await comeAsMember(page.context(), request, { name: 'Ravi Nair', permissions: supportRole });
  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Home', /^Support/, 'Your account']);
  await page.goto('/admin/orders');
  await expect(page.getByText('Your role does not allow this.')).toBeVisible();

  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('link', { name: /^Waiting for an answer/ }).click();
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill(shopper.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Tickets' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders of the shopper' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('combobox', { name: 'Assigned to' }).locator('option:checked')).toHaveText('Ravi Nair');

  await page.getByRole('textbox', { name: 'Your answer' }).fill('Ask the potter for another one.');
  await page.getByRole('button', { name: 'Save as internal note' }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Internal note');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('We send you another one.');
  await page.getByLabel('Files').setInputFiles(pngFile('label.png', 40, 30));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(messages(page).filter({ hasText: 'Answer sent' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save label.webp' })).toBeVisible();

  const other = await browser.newContext();
  const shop = await other.newPage();
  await shop.addInitScript((token) => {
    localStorage.setItem(
      'souk.auth',
      JSON.stringify({ state: { token: `Bearer ${token}`, user: {}, addresses: [], favoriteProducts: 0 }, version: 1 }),
    );
  }, shopper.token);
  await shop.goto(new URL(`/support-ticket/${number}`, page.url()).href);
  await expect(shop.getByText('We send you another one.')).toBeVisible();
  await expect(shop.getByText('Ask the potter')).toHaveCount(0);
  await other.close();

  await page.getByRole('button', { name: 'Close ticket' }).click();
  await expect(page.getByText('This ticket is closed. Open it again to answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/support');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('[admin-08] two members answer one ticket: the second sees the answer of the first, and loses nothing typed', async ({
  page,
  request,
  shopper,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  const number = await openTicket(request, shopper, 'Where is my lamp?');
  const late = await (await browser.newContext()).newPage();
  await comeAsMember(page.context(), request, { name: 'Ravi Nair', permissions: supportRole });
  await comeAsMember(late.context(), request, { name: 'Zoya Khan', permissions: supportRole });
  await page.goto(`/admin/support/${number}`);
  await late.goto(page.url());
  await late.getByRole('textbox', { name: 'Your answer' }).fill('It leaves tomorrow.');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It left today.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(messages(page).filter({ hasText: 'Answer sent' })).toBeVisible();

  await late.getByRole('button', { name: 'Send answer' }).click();
  await expect(late.getByRole('alert')).toContainText('There is a newer message');
  await expect(late.getByRole('list', { name: 'Conversation' })).toContainText('It left today.');
  await expect(late.getByRole('list', { name: 'Conversation' })).toContainText('Ravi Nair');
  await expect(late.getByRole('textbox', { name: 'Your answer' })).toHaveValue('It leaves tomorrow.');
  await expectAccessible(late);
  await late.getByRole('button', { name: 'I have read it' }).click();
  await late.getByRole('button', { name: 'Send answer' }).click();
  await expect(late.getByRole('list', { name: 'Conversation' })).toContainText('It leaves tomorrow.');
  await late.context().close();
});

test('a saved reply is written, inserted with the name of the shopper, and removed', async ({ page, request, shopper }) => {
  const number = await openTicket(request, shopper, 'A question');
  await comeAsMember(page.context(), request, { name: 'Ravi Nair', permissions: supportRole });
  const title = `Greeting ${shopper.phone}`;
  await page.goto('/admin/support/replies');
  await page.getByRole('button', { name: 'Add a reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved reply' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello {name}, about {ticket}:');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await page.goto(`/admin/support/${number}`);
  await page.getByRole('combobox', { name: 'Saved reply' }).selectOption(title);
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(`Hello Nadia Karim, about ${number}:`);
  await page.goto('/admin/support/replies');
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('region', { name: title })).toHaveCount(0);
});
