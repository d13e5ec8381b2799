import { changeMarketplace } from '../support/change-marketplace.ts';
import { configure } from '../support/configure.ts';
import { buy, fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('[account-05] [every-03] the topics of a ticket are loaded again after an error', async ({ page, shopper, allowConsole }) => {
  expect(shopper.token).toBeTruthy();
  allowConsole(/503/);
  let fails = true;
  await page.route('**/api/ticket-issue-types', (route) =>
    fails ? route.fulfill({ status: 503, json: { message: 'Later' } }) : route.continue(),
  );
  await page.goto('/support-tickets');
  await page.getByRole('main').getByRole('button', { name: 'Open a ticket' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Open a ticket' });
  await expect(dialog.getByText('The options could not be loaded')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  fails = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('The options could not be loaded')).toHaveCount(0);
  await dialog.getByLabel('What is it about?').selectOption({ index: 1 });
});

test('[account-05] [shell-06] a ticket is opened about an order, answered without reloading, and closed', async ({
  page,
  request,
  shopper,
}) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  // Without a Pusher key our server sends the events to the page.
  await configure(page, { pusher_app_key: null });
  await page.goto('/support-tickets');
  const main = page.getByRole('main');
  await expect(main.getByText('No tickets here')).toBeVisible();
  await main.getByRole('button', { name: 'Open a ticket' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Open a ticket' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Enter a subject')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What is it about?').selectOption({ index: 1 });
  await dialog.getByLabel('Order (optional)').selectOption({ value: order?.code ?? '' });
  await dialog.getByLabel('Subject').fill('The bowl is broken');
  await dialog.getByRole('textbox', { name: 'Message' }).fill(`It came in two pieces: https://pictures.example/${'bowl'.repeat(40)}`);
  await dialog.getByLabel('Email').fill('nadia@mail.example');
  const note = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await dialog.getByLabel('Files').setInputFiles(note);
  await dialog.getByRole('button', { name: 'Send' }).click();

  await expect(page).toHaveURL(/\/support-ticket\/TK-[2-9A-Z]{6}$/);
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(main.getByRole('heading', { level: 1, name: /The bowl is broken/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Save note.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('note.pdf');
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Support Ticket' })).toHaveAttribute('aria-current', 'page');

  changeMarketplace(`insert into ticket_messages (ticket_id, from_shopper, message)
    select id, false, 'We send you another one.' from tickets where ticket_number = '${number}';`);
  await expect(main.getByText('We send you another one.')).toBeVisible();
  await main.getByLabel('Your message').fill('Thank you.');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('list', { name: 'Conversation' }).getByText('Thank you.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await main.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByRole('dialog', { name: 'Close this ticket?' }).getByRole('button', { name: 'Close ticket' }).click();
  await expect(main.getByText('This ticket is closed.')).toBeVisible();
  await page.goto('/support-tickets?status=completed');
  await expect(main.getByRole('link', { name: 'The bowl is broken' })).toBeVisible();
});
