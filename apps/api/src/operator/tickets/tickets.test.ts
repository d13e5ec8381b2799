import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useHearing } from '../../../test/hear-events.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp({ env: { PUBLIC_URL: 'https://market.example' } });
const { app, call, clock, database, folder, messages, runJobs } = market;
const { db } = database;
let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => void messages.splice(0));
const hear = useHearing(() => address);
const souk = (...args: string[]) => runSoukOn(market, ['tickets', ...args]);

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

test('[account-05] an answer with files is in the open page at once, and goes out as a message once', async () => {
  const ticket = await buildTicket();
  const { heard } = await hear(ticket.shopper);
  const pdf = await writeInto('invoice.pdf', Buffer.from('%PDF-1.7 of the market'));
  const png = await writeInto(
    'bowl.png',
    await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  const answer = await souk('answer', ticket.number.toLowerCase(), '--message', 'It left\ntoday.', '--attach', pdf, '--attach', png);
  expect(answer).toEqual({ code: 0, said: `${ticket.number} is answered.\n`, complained: '' });
  await vi.waitFor(() => expect(heard).toContain(`support-ticket {"id":${ticket.id}}`), { timeout: 1000 });
  const { messages: said } = z
    .object({ messages: z.array(z.looseObject({ attachments: z.array(z.looseObject({ id: z.int() })) })) })
    .parse(await ticketOf(ticket));
  expect(said.at(-1)).toMatchObject({
    from_shopper: false,
    message: 'It left\ntoday.',
    created_at: clock.now().toISOString(),
    attachments: [
      { name: 'invoice.pdf', type: 'application/pdf' },
      { name: 'bowl.webp', type: 'image/webp' },
    ],
  });
  const file = await app.server.inject({
    url: `/api/ticket-attachments/${said.at(-1)?.attachments[0]?.id}`,
    headers: { authorization: `Bearer ${ticket.shopper.token}` },
  });
  expect(file.body).toBe('%PDF-1.7 of the market');
  await runJobs();
  await runJobs();
  expect(messages.map(({ subject }) => subject)).toEqual([`An answer to your ticket ${ticket.number}`]);
});

test('a file that is none leaves nothing behind', async () => {
  const ticket = await buildTicket();
  const pdf = await writeInto('good.pdf', Buffer.from('%PDF-1.7'));
  const large = await writeInto('large.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(2 * 1024 * 1024)]));
  const svg = await writeInto('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const broken = await writeInto('broken.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]));
  for (const [path, words] of [
    [large, 'is larger than 2 MB'],
    [svg, 'is no picture (JPEG, PNG or WebP) and no PDF'],
    [broken, 'is damaged and cannot be opened'],
    [join(folder, 'nothing'), 'cannot be read'],
    [folder, 'cannot be read'],
  ]) {
    const answer = await souk('answer', ticket.number, '--message', 'Here', '--attach', pdf, '--attach', path ?? '');
    expect(answer).toMatchObject({ code: 1, said: '', complained: `${path} ${words}.\n` });
  }
  const six = Array.from({ length: 6 }, () => ['--attach', pdf]).flat();
  expect(await souk('answer', ticket.number, '--message', 'Here', ...six)).toMatchObject({
    code: 1,
    complained: 'A message takes at most 5 files.\n',
  });
  expect((await ticketOf(ticket)).messages).toHaveLength(1);
  await runJobs();
  expect(messages).toEqual([]);
});

test('a closed ticket takes no answer and is not closed again', async () => {
  const ticket = await buildTicket({ from_shopper: false });
  expect(await souk('close', ticket.number)).toMatchObject({
    code: 2,
    complained: expect.stringContaining('is closed for good; the last word in it is yours.'),
  });
  expect(await souk('close', ticket.number, '--yes')).toEqual({ code: 0, said: `${ticket.number} is completed.\n`, complained: '' });
  expect(await ticketOf(ticket)).toMatchObject({ status: 'completed' });
  expect(await souk('close', ticket.number, '--yes')).toMatchObject({ code: 1, complained: 'This ticket is closed already\n' });
  expect(await souk('answer', ticket.number, '--message', 'Hello')).toMatchObject({ code: 1, complained: `${ticket.number} is closed.\n` });
  const unanswered = await buildTicket();
  expect(await souk('close', unanswered.number, '--yes')).toMatchObject({ code: 0, said: `${unanswered.number} is cancel.\n` });
});

test('list finds those that wait, the oldest first, and by status', async () => {
  const numbers = async (...args: string[]) => {
    const { said } = await souk('list', '--json', '--limit', '1000', ...args);
    return z
      .object({ tickets: z.array(z.object({ ticket_number: z.string() })) })
      .parse(JSON.parse(said))
      .tickets.map((ticket) => ticket.ticket_number);
  };
  const [first, second, answered] = [await buildTicket(), await buildTicket(), await buildTicket({ from_shopper: false })];
  const waiting = await numbers('--waiting');
  expect(waiting).not.toContain(answered.number);
  expect(waiting.indexOf(first.number)).toBeLessThan(waiting.indexOf(second.number));
  expect(waiting).toContain(first.number);
  const running = await numbers('--status', 'running');
  expect(running.indexOf(answered.number)).toBeLessThan(running.indexOf(first.number));
  expect((await souk('list')).said).toMatch(new RegExp(`${answered.number} .* running +market +An order +Where is <my> bowl\\?`));
});

test('show prints the conversation and saves its files', async () => {
  const ticket = await buildTicket();
  const pdf = await writeInto('terms.pdf', Buffer.from('%PDF-1.7 terms'));
  await souk('answer', ticket.number, '--message', 'See this.', '--attach', pdf);
  const target = join(folder, 'saved');
  const shown = await souk('show', ticket.number, '--save', target);
  expect(shown.said).toMatch(/It left today\.[\s\S]*the market\n {2}See this\.\n {2}\[file \d+: terms\.pdf, 14 bytes\]/);
  const [, path = ''] = /Saved (.+)\n/.exec(shown.complained) ?? [];
  expect(await readFile(path, 'utf8')).toBe('%PDF-1.7 terms');
  expect(await souk('show', 'TK-NONE')).toEqual({ code: 1, said: '', complained: 'There is no ticket TK-NONE.\n' });
});
