import { describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
const { headers } = await buildStaff(db);
await db
  .insertInto('languages')
  .values([
    { name: 'ar', title: 'العربية', direction: 'rtl', position: 1 },
    { name: 'fr', title: 'Français', direction: 'ltr', position: 2, active: false },
  ])
  .execute();

const list = async (query: string) => Object((await call('GET', `/admin/texts?${query}`, { headers })).body.data);
const set = (body: object) => call('POST', '/admin/texts', { headers, body });
const importTexts = (language: string, texts: object) => call('POST', '/admin/texts/import', { headers, body: { language, texts } });
const exported = async (language: string): Promise<Record<string, string>> =>
  Object(Object((await call('GET', `/admin/texts/export?language=${language}`, { headers })).body.data).texts);
const rows = () => db.selectFrom('texts').selectAll().orderBy('locale').orderBy('key').execute();
const newest = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const undoLast = async () => call('POST', `/admin/audit/${(await newest()).id}/undo`, { headers });

test('a shipped language lacks nothing, and a new one everything, also its own plural forms', async () => {
  expect((await list('language=ar')).counts).toMatchObject({ missing: 0, own: 0 });
  const french = await list('language=fr&state=missing');
  expect(french.counts.missing).toBe(french.counts.all);
  expect(Object.keys(await exported('fr')).filter((text) => text.startsWith('{count} products|'))).toEqual([
    '{count} products|many',
    '{count} products|one',
  ]);
});

test('a text is changed over the wording that was seen, found, and reset', async () => {
  const text = 'Cart is empty';
  const answer = await set({ language: 'ar', text, own: 'لا شيء هنا بعد', seen_own: null });
  expect(answer).toMatchObject({ status: 200, body: { data: { wording: { text, own: 'لا شيء هنا بعد' }, entry_id: expect.any(Number) } } });
  expect(await list('language=ar&state=own')).toMatchObject({ total: 1, texts: [{ text }] });
  expect((await list('language=ar&search=CART+is+empty')).texts).toMatchObject([{ text }]);
  expect((await set({ language: 'ar', text, own: 'فارغة', seen_own: null })).status).toBe(409);
  expect((await undoLast()).status).toBe(200);
  expect(await rows()).toEqual([]);
  await set({ language: 'ar', text, own: 'فارغة', seen_own: null });
  const before = await rows();
  expect((await set({ language: 'ar', text, own: null, seen_own: 'فارغة' })).status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await undoLast()).status).toBe(200);
  expect(await rows()).toEqual(before);
  expect((await set({ language: 'ar', text, own: null, seen_own: 'فارغة' })).status).toBe(200);
  expect((await set({ language: 'ar', text, own: null, seen_own: null })).status).toBe(409);
});

test.each([
  ['a placeholder that is missing', { language: 'ar', text: 'From {min} to {max}x', own: 'x', seen_own: null }],
  ['a text that does not exist', { language: 'ar', text: 'No such text', own: 'x', seen_own: null }],
  ['a language that does not exist', { language: 'zz', text: 'Cart is empty', own: 'x', seen_own: null }],
])('%s is a 422', async (_title, body) => {
  expect((await set(body)).status).toBe(422);
  expect(await rows()).toEqual([]);
});

describe('an import', () => {
  test('of the exported and translated texts completes a language, and an undo removes them again', async () => {
    const texts = Object.fromEntries(Object.keys(await exported('fr')).map((text) => [text, `${text} (fr)`]));
    const answer = await importTexts('fr', texts);
    expect(answer).toMatchObject({ status: 200, body: { data: { changed: Object.keys(texts).length, unchanged: 0 } } });
    expect((await list('language=fr')).counts.missing).toBe(0);
    expect((await exported('fr'))['Cart is empty']).toBe('Cart is empty (fr)');
    expect((await importTexts('fr', texts)).body.data).toMatchObject({ changed: 0, entry_id: null });
    await newest();
    expect((await undoLast()).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('is undone only while none of its texts was changed since', async () => {
    await importTexts('fr', { 'Cart is empty': 'Panier vide', 'Page not found': '' });
    const { id } = await newest();
    await set({ language: 'fr', text: 'Cart is empty', own: 'Vide', seen_own: 'Panier vide' });
    expect((await call('POST', `/admin/audit/${id}/undo`, { headers })).status).toBe(409);
    await set({ language: 'fr', text: 'Cart is empty', own: null, seen_own: 'Vide' });
  });

  test('with a wrong text changes nothing and names the problems', async () => {
    expect(await importTexts('fr', { 'Cart is empty': 'Vide', 'No such text': 'x' })).toMatchObject({
      status: 422,
      body: { data: { problems: [{ text: 'No such text', problem: expect.any(String) }] } },
    });
    expect(await rows()).toEqual([]);
    expect((await importTexts('zz', {})).status).toBe(422);
  });
});

test('the history of a language has its imports and each of its texts, with their names', async () => {
  await set({ language: 'ar', text: 'Cart is empty', own: 'السلة فارغة تماما', seen_own: null });
  await importTexts('fr', { 'Cart is empty': 'Panier vide' });
  await set({ language: 'fr', text: 'Cart is empty', own: 'Vide', seen_own: 'Panier vide' });
  await set({ language: 'fr', text: 'Cart is empty', own: null, seen_own: 'Vide' });
  const { body } = await call('GET', '/admin/audit?subject_kind=texts&subject_id=fr&per_page=3', { headers });
  expect(Object(body.data).entries).toMatchObject([
    { action: 'text.reset', subject: { kind: 'text', name: 'Cart is empty' } },
    { action: 'text.set', subject: { kind: 'text', name: 'Cart is empty' }, after: { language: 'fr' } },
    { action: 'text.import', subject: { kind: 'texts', id: 'fr', name: null } },
  ]);
});

test('the command line records its changes too', async () => {
  expect(await runSoukOn(marketplace, ['texts', 'set', 'Cart is empty', 'Nothing here'])).toMatchObject({
    code: 0,
    stdout: 'en: Cart is empty -> Nothing here\n',
  });
  expect(await newest()).toMatchObject({ action: 'text.set', after: { language: 'en', wording: 'Nothing here' } });
  expect(await runSoukOn(marketplace, ['texts', 'reset', 'Cart is empty'])).toMatchObject({ code: 0 });
  expect(await newest()).toMatchObject({ action: 'text.reset', before: { wording: 'Nothing here' } });
});
