import type { APIRequestContext, Page, WebSocketRoute } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { callAs } from '../support/marketplace.ts';
import type { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** Opens a ticket through the API, as from another device. */
async function openTicket(request: APIRequestContext, shopper: Shopper): Promise<string> {
  const kinds = await callAs(request, shopper, '/ticket-issue-types');
  const answer = await request.post(`${apiAddress()}/api/support-ticket`, {
    headers: { authorization: `Bearer ${shopper.token}` },
    multipart: {
      issue_type: kinds.body.data.issue_types[0].id,
      subject: 'Where is my bowl?',
      message: 'It has not come.',
      email: 'nadia@mail.example',
    },
  });
  return (await answer.json()).data.support_ticket.ticket_number;
}

function answerTicket(number: string, words: string): void {
  changeMarketplace(`insert into ticket_messages (ticket_id, from_shopper, message)
    select id, false, '${words}' from tickets where ticket_number = '${number}';`);
}

type Line = { socket: WebSocketRoute; joined: boolean; closed: boolean };

/** Proxies the WebSockets between this page and Pusher, and records whether they have joined a channel. */
async function watchPusher(page: Page): Promise<{ current: () => Line | undefined; asked: () => number }> {
  const lines: Line[] = [];
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) asked += 1;
  });
  await page.routeWebSocket(/\/app\/.*protocol=7/, (socket) => {
    const line = { socket, joined: false, closed: false };
    lines.push(line);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (message.includes('subscription_succeeded')) line.joined = true;
      socket.send(message);
    });
    socket.onClose(() => {
      line.closed = true;
      return server.close();
    });
  });
  return { current: () => lines.findLast(({ joined }) => joined), asked: () => asked };
}

test('[account-05] through Pusher the answer to a ticket shows within a second, also after an interruption, and signing out unsubscribes', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  // While there is no connection Pusher's client may try again, also by TLS.
  allowConsole(/ERR_INTERNET_DISCONNECTED|Connecting to 'wss:/);
  const number = await openTicket(request, shopper);
  const pusher = await watchPusher(page);
  await page.goto(`/support-ticket/${number}`);
  const conversation = page.getByRole('main').getByRole('list', { name: 'Conversation' });
  await expect.poll(pusher.current).toBeDefined();
  const first = pusher.current();
  answerTicket(number, 'It left today.');
  await expect(conversation.getByText('It left today.')).toBeVisible({ timeout: 1000 });
  expect(pusher.asked(), 'the server’s own events').toBe(0);

  await page.context().setOffline(true);
  await first?.socket.close({ code: 4200, reason: 'Please come again' });
  answerTicket(number, 'Here is its number.');
  await page.context().setOffline(false);
  await expect(conversation.getByText('Here is its number.')).toBeVisible();
  await expect.poll(() => pusher.current() !== first).toBe(true);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^My account/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  expect(pusher.current()?.closed).toBe(false);
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => pusher.current()?.closed).toBe(true);
});

test('[account-05] without Pusher the server itself sends the event to the page', async ({ page, request, shopper }) => {
  const number = await openTicket(request, shopper);
  await page.routeWebSocket(/\/app\/.*protocol=7/, (socket) => socket.close({ code: 1001, reason: 'Away' }));
  const own = page.waitForRequest((asked) => asked.url().endsWith('/api/events'));
  await page.goto(`/support-ticket/${number}`);
  await own;
  answerTicket(number, 'We are still here.');
  await expect(page.getByRole('main').getByText('We are still here.')).toBeVisible({ timeout: 5000 });
});
