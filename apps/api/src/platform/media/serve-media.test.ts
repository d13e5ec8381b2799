import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveFilms } from './serve-media.ts';

const folder = await mkdtemp(join(tmpdir(), 'souk-films-'));
const server = Fastify();
await serveFilms(server, join(folder, 'films'));
await writeFile(join(folder, 'secret.txt'), 'no film');
await writeFile(join(folder, 'films', 'abc.mp4'), 'a short film');
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });

test('a film is served whole, and for ever', async () => {
  const { statusCode, headers, body } = await get('/media/films/abc.mp4');
  expect([statusCode, body]).toEqual([200, 'a short film']);
  expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'public, max-age=31536000, immutable' });
});

test('and by byte ranges, as players need', async () => {
  const { statusCode, headers, body } = await get('/media/films/abc.mp4', { range: 'bytes=2-6' });
  expect([statusCode, body, headers['content-range']]).toEqual([206, 'short', 'bytes 2-6/12']);
  expect((await get('/media/films/abc.mp4', { range: 'bytes=90-' })).statusCode).toBe(416);
});

test.each(['/media/films/other.mp4', '/media/films/../secret.txt', '/media/films/%2e%2e/secret.txt', '/media/films/'])(
  '%s is not there',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('no film');
  },
);
