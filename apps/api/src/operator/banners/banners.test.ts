import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { call, folder, mediaFiles } = market;
const souk = (...args: string[]) => runSoukOn(market, ['banners', ...args]);
const shown = async () => Object((await call('GET', '/home')).body.data).banners;

async function draw(name: string, red: number): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: 160, height: 90, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .png()
    .toFile(path);
  return path;
}

test('a banner is added with its pictures, seen on the home page, hidden and taken away', async () => {
  const [picture, mirrored] = [await draw('autumn.png', 10), await draw('mirrored.png', 200)];
  const added = await souk('add', '--kind', 'hero', '--picture', picture, '--title', 'Autumn', '--link', '/products', '--json');
  expect(added).toMatchObject({ code: 0, complained: '' });
  const id = String(JSON.parse(added.said).id);
  await expect.poll(shown, { timeout: 1000 }).toMatchObject([{ title: 'Autumn', link: '/products', picture: { width: 160 } }]);
  expect(await souk('edit', id, '--picture-rtl', mirrored, '--title', 'Winter')).toMatchObject({ code: 0 });
  await expect.poll(shown).toMatchObject([{ title: 'Winter' }]);
  expect((await souk('list')).said).toMatch(/hero +shown +0 +Winter +\/products +yes\n$/);
  await souk('edit', id, '--active', 'no');
  await expect.poll(shown).toEqual([]);
  expect(await souk('remove', id, '--yes')).toMatchObject({ code: 0, said: `The banner ${id} is gone.\n` });
});

test('what is no banner leaves nothing behind', async () => {
  const before = await mediaFiles();
  const picture = await draw('other.png', 90);
  expect(await souk('add', '--kind', 'hero', '--title', 'x')).toMatchObject({ code: 2, complained: expect.stringContaining('--picture') });
  expect(await souk('add', '--picture', picture)).toMatchObject({ code: 2, complained: expect.stringContaining('--kind') });
  expect(await souk('edit', '999', '--picture', picture)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('There is no 999'),
  });
  expect(await souk('add', '--kind', 'ad', '--picture', join(folder, 'none.png'))).toMatchObject({ code: 1 });
  expect(await mediaFiles()).toBe(before);
});
