import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, folder, mediaFiles } = marketplace;
const souk = (...args: string[]) => runSoukOn(marketplace, ['banners', ...args]);
const shown = async () => Object((await call('GET', '/home')).body.data).banners;

async function createPicture(name: string, red: number): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width: 160, height: 90, channels: 3, background: { r: red, g: 120, b: 60 } } })
    .png()
    .toFile(path);
  return path;
}

test('a banner is added with its pictures, shown on the home page, hidden and removed', async () => {
  const [picture, mirrored] = [await createPicture('autumn.png', 10), await createPicture('mirrored.png', 200)];
  const added = await souk('add', '--kind', 'hero', '--picture', picture, '--title', 'Autumn', '--link', '/products', '--json');
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const id = String(JSON.parse(added.stdout).id);
  await expect.poll(shown, { timeout: 1000 }).toMatchObject([{ title: 'Autumn', link: '/products', picture: { width: 160 } }]);
  expect(await souk('edit', id, '--picture-rtl', mirrored, '--title', 'Winter')).toMatchObject({ code: 0 });
  await expect.poll(shown).toMatchObject([{ title: 'Winter' }]);
  expect((await souk('list')).stdout).toMatch(/hero +active +0 +Winter +\/products +yes\n$/);
  await souk('edit', id, '--active', 'no');
  await expect.poll(shown).toEqual([]);
  expect(await souk('remove', id, '--yes')).toMatchObject({ code: 0, stdout: `Removed the banner ${id}.\n` });
});

test('an invalid banner stores nothing', async () => {
  const before = await mediaFiles();
  const picture = await createPicture('other.png', 90);
  expect(await souk('add', '--kind', 'hero', '--title', 'x')).toMatchObject({ code: 2, stderr: expect.stringContaining('--picture') });
  expect(await souk('add', '--picture', picture)).toMatchObject({ code: 2, stderr: expect.stringContaining('--kind') });
  expect(await souk('edit', '999', '--picture', picture)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no 999'),
  });
  expect(await souk('add', '--kind', 'ad', '--picture', join(folder, 'none.png'))).toMatchObject({ code: 1 });
  expect(await mediaFiles()).toBe(before);
});
