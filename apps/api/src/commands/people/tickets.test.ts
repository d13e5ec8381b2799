import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useEventReceiver } from '../../../test/receive-events.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp({ env: { PUBLIC_URL: 'https://market.example' } });
const { app, call, clock, database, folder, messages, runJobs } = marketplace;
const { db } = database;
let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => void messages.splice(0));
const receiveEvents = useEventReceiver(() => address);
const souk = (...args: string[]) => runSoukOn(marketplace, ['tickets', ...args]);

async function buildTicket({ from_shopper = true } = {}) {
  const shopper = await buildShopper(db);
  const { ticket_number: number } = await buildTicketMessage(db, { person_id: shopper.id, from_shopper });
  const { id } = await db.selectFrom('tickets').select('id').where('ticket_number', '=', number).executeTakeFirstOrThrow();
  return { shopper, number, id };
}

const ticketOf = async ({ shopper, number }: { shopper: { token: string }; number: string }) =>
  Object((await call('GET', `/support-ticket/show?ticket_number=${number}`, { token: shopper.token })).body.data).support_ticket;

async function writeInto(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

test('[account-05] an answer with files appears in the open page at once and is sent as one message', async () => {
  const ticket = await buildTicket();
  const { received } = await receiveEvents(ticket.shopper);
  const pdf = await writeInto('invoice.pdf', Buffer.from('%PDF-1.7 of the marketplace'));
  const png = await writeInto(
    'bowl.png',
    await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  const answer = await souk('answer', ticket.number.toLowerCase(), '--message', 'It left\ntoday.', '--attach', pdf, '--attach', png);
  expect(answer).toEqual({ code: 0, stdout: `${ticket.number} is answered.\n`, stderr: '' });
  await vi.waitFor(() => expect(received).toContain(`support-ticket {"id":${ticket.id}}`), { timeout: 1000 });
  const { messages: conversation } = z
    .object({ messages: z.array(z.looseObject({ attachments: z.array(z.looseObject({ id: z.int() })) })) })
    .parse(await ticketOf(ticket));
  expect(conversation.at(-1)).toMatchObject({
    from_shopper: false,
    message: 'It left\ntoday.',
    created_at: clock.now().toISOString(),
    attachments: [
      { name: 'invoice.pdf', type: 'application/pdf' },
      { name: 'bowl.webp', type: 'image/webp' },
    ],
  });
  const file = await app.server.inject({
    url: `/api/ticket-attachments/${conversation.at(-1)?.attachments[0]?.id}`,
    headers: { authorization: `Bearer ${ticket.shopper.token}` },
  });
  expect(file.body).toBe('%PDF-1.7 of the marketplace');
  await runJobs();
  await runJobs();
  expect(messages.map(({ subject }) => subject)).toEqual([`New reply to your ticket ${ticket.number}`]);
});

test('an answer with an invalid file stores nothing', async () => {
  const ticket = await buildTicket();
  const pdf = await writeInto('good.pdf', Buffer.from('%PDF-1.7'));
  const large = await writeInto('large.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(2 * 1024 * 1024)]));
  const svg = await writeInto('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const broken = await writeInto('broken.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]));
  for (const [path, words] of [
    [large, 'is larger than 2 MB'],
    [svg, 'is neither a picture (JPEG, PNG or WebP) nor a PDF'],
    [broken, 'is damaged and cannot be opened'],
    [join(folder, 'nothing'), 'cannot be read'],
    [folder, 'cannot be read'],
  ]) {
    const answer = await souk('answer', ticket.number, '--message', 'Here', '--attach', pdf, '--attach', path ?? '');
    expect(answer).toMatchObject({ code: 1, stdout: '', stderr: `${path} ${words}.\n` });
  }
  const six = Array.from({ length: 6 }, () => ['--attach', pdf]).flat();
  expect(await souk('answer', ticket.number, '--message', 'Here', ...six)).toMatchObject({
    code: 1,
    stderr: 'A message can have at most 5 files.\n',
  });
  expect((await ticketOf(ticket)).messages).toHaveLength(1);
  await runJobs();
  expect(messages).toEqual([]);
});

test('a closed ticket cannot be answered or closed again', async () => {
  const ticket = await buildTicket({ from_shopper: false });
  expect(await souk('close', ticket.number)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('will be closed; its last message is from you.'),
  });
  expect(await souk('close', ticket.number, '--yes')).toEqual({ code: 0, stdout: `${ticket.number} is completed.\n`, stderr: '' });
  expect(await ticketOf(ticket)).toMatchObject({ status: 'completed' });
  expect(await souk('close', ticket.number, '--yes')).toMatchObject({ code: 1, stderr: `${ticket.number} is closed.\n` });
  expect(await souk('answer', ticket.number, '--message', 'Hello')).toMatchObject({ code: 1, stderr: `${ticket.number} is closed.\n` });
  const unanswered = await buildTicket();
  expect(await souk('close', unanswered.number, '--yes')).toMatchObject({ code: 0, stdout: `${unanswered.number} is cancel.\n` });
});

test('list filters unanswered tickets, oldest first, and by status', async () => {
  const numbers = async (...args: string[]) => {
    const { stdout } = await souk('list', '--json', '--limit', '1000', ...args);
    return z
      .object({ tickets: z.array(z.object({ ticket_number: z.string() })) })
      .parse(JSON.parse(stdout))
      .tickets.map((ticket) => ticket.ticket_number);
  };
  const [first, second, answered] = [await buildTicket(), await buildTicket(), await buildTicket({ from_shopper: false })];
  const waiting = await numbers('--unanswered');
  expect(waiting).not.toContain(answered.number);
  expect(waiting.indexOf(first.number)).toBeLessThan(waiting.indexOf(second.number));
  expect(waiting).toContain(first.number);
  const running = await numbers('--status', 'running');
  expect(running.indexOf(answered.number)).toBeLessThan(running.indexOf(first.number));
  expect((await souk('list')).stdout).toMatch(new RegExp(`${answered.number} .* running +support +An order +Where is <my> bowl\\?`));
});

test('show prints the messages and saves their files', async () => {
  const ticket = await buildTicket();
  const pdf = await writeInto('terms.pdf', Buffer.from('%PDF-1.7 terms'));
  await souk('answer', ticket.number, '--message', 'See this.', '--attach', pdf);
  const target = join(folder, 'saved');
  const shown = await souk('show', ticket.number, '--save', target);
  expect(shown.stdout).toMatch(/It left today\.[\s\S]*support\n {2}See this\.\n {2}\[file \d+: terms\.pdf, 14 bytes\]/);
  const [, path = ''] = /Saved (.+)\n/.exec(shown.stderr) ?? [];
  expect(await readFile(path, 'utf8')).toBe('%PDF-1.7 terms');
  expect(await souk('show', 'TK-NONE')).toEqual({ code: 1, stdout: '', stderr: 'There is no ticket TK-NONE.\n' });
});
