import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { type FileRule, megabytes } from '@souk/contract/files';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aFile, encodeForm } from '../build-form.ts';
import { buildOwner } from '../builders/belongings.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall } from './example-call.ts';

/*
 * Every field of every call that takes a file, with every file that is refused: the answer message what is wrong with which
 * field, and neither a file nor a row is left. A new call is tested automatically.
 */
const { app, call, database, folder } = await useTestApp();
await database.db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const { shopper, has } = await buildOwner({ call, database });
const { token } = shopper;

/** Fields that a form needs before its pictures are read: a code, an order and a ticket that exist. */
const admitted: Partial<Record<CallName, Record<string, string>>> = {
  'POST /shop/register': await proveNumber('9876500001'),
  'POST /product-review': { order_id: String(has.delivered_order_id), product_id: String(has.delivered_product_id) },
  'POST /orders/{id}/returns': { lines: `${has.returned_line_id}:1:other` },
  'POST /support-ticket-message': { ticket_number: has.ticket_number },
  'POST /support-ticket': { issue_type: await issueType(), order_number: has.order_code },
};

async function proveNumber(phone: string): Promise<Record<string, string>> {
  const { body } = await call('POST', '/shop/register/send-otp', { body: { phone, phone_code: '91' } });
  return { phone, phone_code: '91', otp: String(body.data?.otp) };
}

async function issueType(): Promise<string> {
  const { id } = await database.db.selectFrom('ticket_issue_types').select('id').executeTakeFirstOrThrow();
  return String(id);
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const fields = Object.keys(calls)
  .filter(isCallName)
  .flatMap((name) => {
    const { files = {} }: Endpoint = calls[name];
    return Object.entries(files).map(([field, rule]): { name: CallName; field: string; rule: FileRule } => ({ name, field, rule }));
  });

let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
  // The orders of the owner change what the catalogue shows, a moment later.
  await vi.waitFor(async () => expect((await database.pool.query('select from product_changes')).rowCount).toBe(0), 10_000);
  await vi.waitFor(async () => {
    const before = await everything();
    await delay(1_500);
    expect(await everything()).toEqual(before);
  }, 60_000);
});

/** A picture of a hundred million pixels in half a megabyte. */
const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#B4501E' } })
  .png({ compressionLevel: 9 })
  .toBuffer();
const whole = await sharp({
  create: { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
})
  .jpeg()
  .toBuffer();
const asFile = (content: Buffer, name: string) => new File([new Uint8Array(content)], name, { type: 'image/png' });
const tooLarge = ({ max_bytes }: FileRule) => asFile(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(max_bytes)]), 'bill.pdf');

const kindsOf = ({ kinds }: FileRule) =>
  kinds.includes('pdf') ? 'only images (JPEG, PNG or WebP) and PDFs' : 'only images (JPEG, PNG or WebP)';
const refused: Record<string, { file: (rule: FileRule) => File; status: number; message: (field: string, rule: FileRule) => string }> = {
  'a drawing with script': {
    file: () => aFile('svg'),
    status: 422,
    message: (field, rule) => `The ${field} field accepts ${kindsOf(rule)}`,
  },
  'a page that is called a picture': {
    file: () => aFile('html', 'photo.png'),
    status: 422,
    message: (field, rule) => `The ${field} field accepts ${kindsOf(rule)}`,
  },
  'a picture that unpacks to gigabytes': {
    file: () => asFile(bomb, 'photo.png'),
    status: 422,
    message: (field) => `An image in the ${field} field has too many pixels`,
  },
  'a picture that is cut off': {
    file: () => asFile(whole.subarray(0, whole.length / 2), 'photo.jpg'),
    status: 422,
    message: (field) => `A file in the ${field} field is damaged and cannot be opened`,
  },
  'a file that is too large': {
    file: tooLarge,
    status: 413,
    message: (field, rule) => `The ${field} field accepts files up to ${megabytes(rule)} MB`,
  },
};

/** Every stored file, and the number of rows of each table but `guess_counts`, which counts refused requests on purpose. */
async function everything(): Promise<{ files: string[]; rows: unknown }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const tables = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> 'guess_counts' order by 1`,
  );
  const counts = tables.rows.map(({ name }) => `select '${name}' as name, count(*) from ${name}`);
  return {
    files: entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    // The parts of a union come in any order where workers read them side by side.
    rows: (await database.pool.query(`${counts.join(' union all ')} order by name`)).rows,
  };
}

/** A form that is right but for that file. */
function formOf(name: CallName, field: string, file: File): FormData {
  const { form = new FormData() } = exampleCall(name);
  for (const [text, value] of Object.entries(admitted[name] ?? {})) form.set(text, value);
  form.delete(field);
  form.append(field, file);
  return form;
}

test('there are calls that take files', () => {
  expect(fields.map(({ name, field }) => `${name} ${field}`)).toContain('POST /support-ticket attachments');
});

describe.each(fields)('[call-04] $name refuses as $field', ({ name, field, rule }) => {
  const { method, path: example } = exampleCall(name);
  const path = name === 'POST /orders/{id}/returns' ? `/orders/${has.returned_order_id}/returns` : example;

  test.each(Object.entries(refused))('%s, answers so, and stores nothing', async (_what, { file, status, message }) => {
    const before = await everything();
    const answer = await call(method, path, { form: formOf(name, field, file(rule)), token });
    expect([answer.status, answer.body.errors?.[field]]).toEqual([status, [message(field.replaceAll('_', ' '), rule)]]);
    expect(await everything()).toEqual(before);
  });

  test('a file that stops arriving, and stores nothing', async () => {
    const before = await everything();
    const { payload, headers } = await encodeForm(formOf(name, field, tooLarge(rule)));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = { ...headers, host: 'market.example', authorization: `Bearer ${token}`, 'content-length': String(payload.length) };
    socket.write(
      `${method} /api${path} HTTP/1.1\r\n${Object.entries(head)
        .map(([header, value]) => `${header}: ${value}\r\n`)
        .join('')}\r\n`,
    );
    socket.write(payload.subarray(0, payload.length - 200_000));
    await vi.waitFor(async () => expect((await everything()).files).not.toEqual(before.files), 10_000);
    socket.destroy();
    await vi.waitFor(async () => expect(await everything()).toEqual(before), 10_000);
  });
});
