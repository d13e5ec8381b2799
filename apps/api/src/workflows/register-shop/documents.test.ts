import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm } from '../../../test/build-form.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { createPrivateFiles } from '../../platform/media/private-files.ts';
import { withStoredDocuments } from './store-documents.ts';

const { app, call, clock, database, folder, runJob, runJobs } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db);

let numbers = 9_850_000_000;
function newNumber(): string {
  numbers += 1;
  return String(numbers);
}

async function newPicture(name = 'lamp.png'): Promise<File> {
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name);
}

async function sendCode(phone: string): Promise<string> {
  const { body } = await call('POST', '/shop/register/send-otp', { body: { phone, phone_code: '91' } });
  return z.object({ otp: z.string() }).parse(body.data).otp;
}

async function apply(phone: string, documents: readonly File[], otp?: string) {
  const texts = { owner_name: 'Salma', email: 'salma@lamps.example', shop_name: 'Lamps', description: 'Brass lamps', address: '4 Lane' };
  const form = buildForm([
    ...Object.entries({ ...texts, phone, phone_code: '91', otp: otp ?? (await sendCode(phone)) }),
    ['logo', await newPicture()],
    ['banner', await newPicture()],
    ...documents.map((file) => ['documents', file] as const),
  ]);
  return call('POST', '/shop/register', { form });
}

/** Applies with a licence and an identity card. Returns the id of the application. */
async function applyWithDocuments(phone = newNumber()): Promise<number> {
  const answer = await apply(phone, [aFile('pdf', 'licence.pdf'), await newPicture('identity.png')]);
  expect(answer.status).toBe(201);
  return z.object({ application: z.object({ id: z.int() }) }).parse(answer.body.data).application.id;
}

const read = async (id: number) => Object((await call('GET', `/admin/shop-applications/${id}`, { headers })).body.data);
const answerWith = (id: number, path: string, body: object = {}) =>
  call('POST', `/admin/shop-applications/${id}/${path}`, { headers, body });
const open = (id: number, own: Record<string, string> = headers) =>
  app.server.inject({ url: `/api/admin/shop-application-documents/${id}`, headers: { ...own, 'x-requested-with': 'test' } });
const newestEntry = async () => Object((await call('GET', '/admin/audit?per_page=1', { headers })).body.data).entries[0];

async function privateFiles(): Promise<number> {
  const path = join(folder, 'private');
  const entries = existsSync(path) ? await readdir(path, { recursive: true, withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).length;
}
const rowsOf = async () => (await db.selectFrom('application_documents').select('id').execute()).length;

test('a marketplace with many shops accepts documents, and states when they are deleted; with one shop there is no such call', async () => {
  expect((await call('GET', '/shop/register')).body.data).toEqual({ documents: { retention_days: 30 } });
  for (const [multi_vendor, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await db.updateTable('settings').set({ multi_vendor }).execute();
    await bumpTags(db, ['settings']);
    await expect.poll(async () => (await call('GET', '/shop/register')).status).toBe(status);
  }
});

test('[admin-06] documents are private: an operator who may answer applications opens them as a download, and the audit log has it', async () => {
  const id = await applyWithDocuments();
  const { documents, documents_deleted_at } = await read(id);
  expect(documents).toEqual([
    { id: expect.any(Number), name: 'licence.pdf', type: 'application/pdf', bytes: 15 },
    { id: expect.any(Number), name: 'identity.webp', type: 'image/webp', bytes: expect.any(Number) },
  ]);
  expect(documents_deleted_at).toBeNull();
  for (const { id: document, type, name } of documents) {
    const sent = await open(document);
    expect(sent.headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringContaining(`attachment; filename="${name}"`),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(sent.rawPayload.subarray(0, 4).toString('latin1')).toBe(type === 'application/pdf' ? '%PDF' : 'RIFF');
    expect(await newestEntry()).toMatchObject({
      action: 'application.open-document',
      subject: { kind: 'application', id: String(id) },
      can_undo: false,
    });
  }
  expect(JSON.stringify(await newestEntry())).not.toContain('identity');
  const [{ id: document }] = documents;
  for (const [permission, status] of [
    ['shops:write', 200],
    ['shops:read', 403],
    ['support:write', 403],
  ] as const)
    expect((await open(document, (await buildStaff(db, [permission])).headers)).statusCode).toBe(status);
  expect((await open(document, {})).statusCode).toBe(401);
  expect((await open(999_999)).statusCode).toBe(404);
});

test('the applicant sees the names, and as a shopper with that number the files; nobody else does', async () => {
  const shopper = await buildShopper(db);
  const { phone } = await db.selectFrom('people').select('phone').where('id', '=', shopper.id).executeTakeFirstOrThrow();
  const id = await applyWithDocuments(String(phone));
  clock.advance(61);
  const sent = await call('POST', '/seller/send-code', { body: { phone: String(phone) } });
  const state = () => call('POST', '/seller/sign-in', { body: { phone: String(phone), otp: String(sent.body.data?.otp) } });
  expect((await state()).body.data).toMatchObject({ application: { documents: ['licence.pdf', 'identity.webp'] } });
  const [{ id: document }] = (await read(id)).documents;
  const get = (token: string) => call('GET', `/shop-application-documents/${document}`, { token });
  expect((await get(shopper.token)).status).toBe(200);
  expect((await get((await buildShopper(db)).token)).status).toBe(404);
  expect((await call('GET', `/shop-application-documents/${document}`)).status).toBe(401);
  await answerWith(id, 'decline', { reason: 'No.' });
  expect((await get(shopper.token)).status).toBe(404);
});

test('[call-04] more than five documents, or one that is no picture and no PDF, are refused by the name of the field', async () => {
  const [phone, before] = [newNumber(), [await privateFiles(), await rowsOf()]];
  const otp = await sendCode(phone);
  const many = await apply(
    phone,
    Array.from({ length: 6 }, (_, index) => aFile('pdf', `${index}.pdf`)),
    otp,
  );
  expect([many.status, Object.keys(many.body.errors ?? {})]).toEqual([422, ['documents']]);
  const wrong = await apply(phone, [aFile('pdf'), aFile('html', 'licence.pdf')], otp);
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { documents: ['The documents field accepts only images (JPEG, PNG or WebP) and PDFs'] },
  ]);
  expect([await privateFiles(), await rowsOf()]).toEqual(before);
  // The code is not used up.
  expect((await apply(phone, [], otp)).status).toBe(201);
});

test('an application that is refused leaves neither files nor rows', async () => {
  const phone = newNumber();
  await applyWithDocuments(phone);
  const before = [await privateFiles(), await rowsOf()];
  clock.advance(61);
  expect((await apply(phone, [aFile('pdf')])).status).toBe(409);
  expect([await privateFiles(), await rowsOf()]).toEqual(before);
});

test('those of a declined application are deleted at once; one who applies again sends new ones', async () => {
  const phone = newNumber();
  const id = await applyWithDocuments(phone);
  await runJobs();
  const files = await privateFiles();
  const { documents } = await read(id);
  expect((await answerWith(id, 'decline', { reason: 'Too many lamps.' })).body.data).toMatchObject({ documents: [] });
  expect((await open(documents[0].id)).statusCode).toBe(404);
  await runJobs();
  expect(await privateFiles()).toBe(files - 2);
  expect(await db.selectFrom('application_documents').select('id').where('application_id', '=', id).execute()).toEqual([]);
  clock.advance(61);
  expect((await read(await applyWithDocuments(phone))).documents).toHaveLength(2);
});

test('those of an approved application are deleted 30 days later, also if a run is killed between the file and the row', async () => {
  const id = await applyWithDocuments();
  const approvedAt = clock.now().getTime();
  const { documents_deleted_at, documents } = Object((await answerWith(id, 'approve')).body.data);
  expect(Date.parse(documents_deleted_at) - approvedAt).toBe(30 * 24 * 3_600_000);
  await runJobs();
  const files = await privateFiles();
  clock.advance(29 * 24 * 3600);
  await runJob('delete-application-documents');
  expect(await privateFiles()).toBe(files);
  expect((await open(documents[0].id)).statusCode).toBe(200);
  clock.advance(24 * 3600 + 1);
  expect((await open(documents[0].id)).statusCode).toBe(404);
  const { key } = await db.selectFrom('application_documents').select('key').where('id', '=', documents[0].id).executeTakeFirstOrThrow();
  await createPrivateFiles(join(folder, 'private')).remove(key);
  await runJob('delete-application-documents');
  expect(await privateFiles()).toBe(files - 2);
  expect(await read(id)).toMatchObject({ status: 'accepted', documents: [], documents_deleted_at: null });
});

test('a process that is killed before the application is stored leaves files that the job deletes', async () => {
  const before = [await privateFiles(), await rowsOf()];
  const upload = { kind: 'pdf', name: 'licence.pdf', content: Buffer.from('%PDF-1.4') } as const;
  const parts = { db, clock, files: createPrivateFiles(join(folder, 'private')) };
  // The work never ends, as that of a killed process.
  await new Promise<void>((resolve) => {
    void withStoredDocuments(parts, [upload], () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  await runJob('delete-application-documents');
  expect([await privateFiles(), await rowsOf()]).toEqual(before.map((count) => count + 1));
  clock.advance(3601);
  await runJob('delete-application-documents');
  expect([await privateFiles(), await rowsOf()]).toEqual(before);
});
