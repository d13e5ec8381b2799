import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { soukProcess } from '../../../test/processes/souk-process.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const marketplace = await useTestApp();
const { call, clock, database, folder, mediaFiles } = marketplace;
const { db } = database;
await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl', position: 1 }).execute();
await db
  .insertInto('post_categories')
  .values({ slug: 'guides', name: JSON.stringify({ en: 'Guides' }) })
  .execute();
await bumpTags(db, ['settings']);
const souk = (...args: string[]) => runSoukOn(marketplace, args);

async function file(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const page = async (locale = 'en') => (await call('GET', '/legal-pages/returns', { locale })).body.data?.content;
const post = async (locale = 'en') => (await call('GET', '/blog/lamps/details', { locale })).body.data?.blog;
const dirty = '<h1>Hi</h1><p onclick="x()">Send it <b>back</b>.</p><script>alert(1)</script>';
const clean = '<h2>Hi</h2><p>Send it <strong>back</strong>.</p>';

test('a page is created from a file, cleaned, and shown by the running marketplace in each language', async () => {
  expect(await call('GET', '/legal-pages/returns')).toMatchObject({ status: 404 });
  const made = await souk('pages', 'create', 'returns', '--title', 'Returns', '--file', await file('returns.html', dirty));
  expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining('Removed markup') });
  await expect.poll(() => page(), { timeout: 1000 }).toMatchObject({ title: 'Returns', description: clean });
  const arabic = await file('ar.html', '<p>أعده.</p>');
  expect(await souk('pages', 'edit', 'returns', '--title', 'ar=الإرجاع', '--file', arabic, '--language', 'ar')).toMatchObject({
    code: 0,
    stderr: '',
  });
  await expect.poll(() => page('ar')).toMatchObject({ title: 'الإرجاع', description: '<p>أعده.</p>' });
  expect(await page()).toMatchObject({ title: 'Returns', description: clean });
  expect((await souk('pages', 'show', 'returns', '--language', 'ar')).stdout).toBe('<p>أعده.</p>\n');
  expect((await souk('pages', 'list')).stdout).toMatch(/returns +Returns +(ar en|en ar)/);
});

test.each([
  [['pages', 'create', 'returns', '--title', 'Again', '--file', 'ar.html'], 1, 'already; "pages edit"'],
  [['pages', 'create', 'new', '--file', 'ar.html'], 2, '--title is missing'],
  [['pages', 'create', 'new', '--title', 'New'], 2, '--file is missing'],
  [['pages', 'create', 'New Page', '--title', 'New', '--file', 'ar.html'], 2, 'only a to z'],
  [['pages', 'edit', 'retrns', '--title', 'x'], 1, 'There is no page "retrns"; there are returns'],
  [['pages', 'edit', 'returns'], 2, 'Give --title or --file'],
  [['pages', 'edit', 'returns', '--file', 'none.html'], 1, '--file: there is no file'],
  [['pages', 'edit', 'returns', '--file', 'latin.html'], 1, '--file is not a UTF-8 text'],
  [['pages', 'edit', 'returns', '--file', 'ar.html', '--language', 'fr'], 1, 'does not have the language "fr"'],
  [
    ['posts', 'create', 'new', '--title', 'New', '--file', 'ar.html', '--category', 'gides'],
    1,
    '--category: there is no post category "gides"; there are guides',
  ],
  [['posts', 'create', 'new', '--title', 'New', '--file', 'ar.html', '--picture', 'ar.html'], 1, 'is not a picture or cannot be read'],
  [['posts', 'edit', 'new', '--visible', 'no'], 1, 'There is no post "new"'],
])('%j is refused', async (args, code, message) => {
  await file('latin.html', Buffer.from('Caf\xe9', 'latin1'));
  const typed = args.map((arg) => (arg.endsWith('.html') ? join(folder, arg) : arg));
  const before = await mediaFiles();
  expect(await souk(...typed)).toMatchObject({ code, stderr: expect.stringContaining(message) });
  expect(await mediaFiles()).toBe(before);
});

test('a post is created with a picture, found, changed and hidden', async () => {
  const picture = await file(
    'lamp.png',
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a52' } })
      .png()
      .toBuffer(),
  );
  const options = [
    '--title',
    'Choosing a lamp',
    '--excerpt',
    'Light.',
    '--author',
    'Lina',
    '--category',
    'guides',
    '--tag',
    'lamps',
    '--tag',
    'light',
  ];
  expect(await souk('posts', 'create', 'lamps', ...options, '--file', await file('lamp.html', dirty), '--picture', picture)).toMatchObject({
    code: 0,
  });
  await expect
    .poll(() => post(), { timeout: 1000 })
    .toMatchObject({
      title: 'Choosing a lamp',
      body: clean,
      author: 'Lina',
      category: { name: 'Guides' },
      tags: [{ slug: 'lamps' }, { slug: 'light' }],
      picture: { width: 30 },
    });
  expect((await call('GET', '/blogs?search=choosing')).body.data).toMatchObject({ total: 1 });
  expect(
    await souk('posts', 'edit', 'lamps', '--title', 'Buying a lantern', '--title', 'ar=شراء فانوس', '--tag', 'lanterns'),
  ).toMatchObject({ code: 0 });
  await expect.poll(async () => (await call('GET', '/blogs?search=lantern')).body.data).toMatchObject({ total: 1 });
  expect(await post('ar')).toMatchObject({ title: 'شراء فانوس', body: clean, tags: [{ slug: 'lanterns' }] });
  expect((await souk('posts', 'show', 'lamps')).stdout).toBe(`${clean}\n`);

  expect(await souk('posts', 'edit', 'lamps', '--visible', 'no')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await call('GET', '/blog/lamps/details')).status, { timeout: 1000 }).toBe(404);
  expect((await souk('posts', 'list')).stdout).toMatch(/lamps +Buying a lantern +guides +hidden/);
  const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  expect(await souk('posts', 'edit', 'lamps', '--visible', 'yes', '--publish-at', tomorrow)).toMatchObject({ code: 0 });
  expect((await souk('posts', 'list')).stdout).toMatch(/scheduled/);
});

test('a separate process changes a page of the running marketplace', { timeout: 60_000 }, async () => {
  const env = { DATABASE_URL: database.url, SOUK_DATA: folder };
  expect(await soukProcess(['pages', 'edit', 'returns', '--title', 'Sending back'], env)).toMatchObject({
    code: 0,
    stdout: 'Changed the page returns.\n',
  });
  await expect.poll(() => page(), { timeout: 1000 }).toMatchObject({ title: 'Sending back' });
});
