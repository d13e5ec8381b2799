import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A renderer with the interface of the built one. Each page contains its number, so that equal bytes prove one render. The first part
 * of an address plants what can go wrong: /hanging, /ending, /growing.
 */
const renderer = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
let rendered = 0;
const mark = new URL('./ended', import.meta.url);
export function canonicalAddress(address, languages) {
  const url = new URL(address, 'http://localhost');
  if (url.pathname.startsWith('/moved')) return { kind: 'moved', address: '/target', status: 302 };
  if (url.pathname.startsWith('/missing')) return { kind: 'nowhere', address: '/nowhere' };
  const page = url.searchParams.get('page');
  return { kind: 'page', address: url.pathname + (page ? '?page=' + page : '') };
}
export const createRenderer = () => render;
async function render({ url, headers, signal }, fetch) {
  for (let call = 0; url.startsWith('/slow') && call < 20; call++) {
    await fetch('/api/master', {});
    await delay(10);
  }
  const locale = /souk_view=(..)/.exec(headers.cookie ?? '')?.[1] ?? 'en';
  const products = url.startsWith('/shelf') && await (await fetch('/api/products', { headers: { 'accept-language': locale } })).text();
  const [, kind] = url.split('/');
  const answer = kind === 'asking' ? await (await fetch('/api/master', { headers: { 'Accept-Language': 'en' } })).text() : '';
  if (kind === 'waiting') await delay(300);
  if (kind === 'busy') for (const until = performance.now() + 50; performance.now() < until; );
  if (kind === 'hanging') for (;;);
  if (kind === 'ending') process.exit(1);
  if (kind === 'ending-once' && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(1);
  }
  if (kind === 'growing') for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length));
  if (kind === 'failing') throw new TypeError('a planted error');
  rendered += 1;
  const html = '<!doctype html><p>' + url + ' ' + (headers.cookie ?? '') + '</p><p>' + (products || '') + answer + '</p><p>render ' + rendered + '</p>';
  const status = url === '/nowhere' ? 404 : 200;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html, inlineStyles: [], problems: [] };
}
`;

/** Writes a built storefront with a renderer that does almost nothing; returns its folder for STOREFRONT_DIST. */
export async function buildFakeStorefront(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-storefront-'));
  const files = {
    'package.json': '{"type":"module"}',
    'server/entry-server.js': renderer,
    'client/index.html': '<!doctype html><title>Shell</title>',
    'client/styles.css': 'p{}',
    'client/.vite/manifest.json': '{"index.html":{"css":["styles.css"]}}',
    'client/.vite/style-rules.json': '{}',
  };
  await Promise.all(['server', 'client/.vite'].map((name) => mkdir(join(folder, name), { recursive: true })));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}
