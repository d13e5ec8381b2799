import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApiProcess } from '../../apps/api/test/processes/api-process.ts';
import { expect, test } from '../support/test.ts';

/* A separate server that renders one page a minute for each IP address and refuses the next one, as under overload. */
let folder = '';
let server: ApiProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'souk-overload-'));
  // Under root, PostgreSQL runs as another account that needs access to the folder.
  await chmod(folder, 0o755);
  server = await startApiProcess({ SOUK_DATA: folder, PAGE_RENDERS_PER_MINUTE: '1' });
});

test.afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

test('a browser whose page the server has no time to render gets index.html, which starts the application', async ({ page, request }) => {
  const address = server?.url ?? '';
  expect((await request.get(`${address}/about-us`)).status()).toBe(200);
  expect((await request.get(`${address}/products`)).status()).toBe(429);

  const answer = await page.goto(`${address}/products`);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer?.text()).not.toContain('souk-data');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/\d+\/details/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${address}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
