import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A renderer with the interface of the built one. Each page says its number, so that two answers with the same bytes are one render. */
const renderer = `
let rendered = 0;
export function canonicalAddress(address, languages) {
  const url = new URL(address, 'http://localhost');
  if (url.pathname.startsWith('/moved')) return { kind: 'moved', address: '/target', status: 302 };
  if (url.pathname.startsWith('/missing')) return { kind: 'nowhere', address: '/nowhere' };
  const page = url.searchParams.get('page');
  return { kind: 'page', address: url.pathname + (page ? '?page=' + page : '') };
}
export async function render({ url, headers, signal }, { fetch }) {
  for (let call = 0; url.startsWith('/slow') && call < 20; call++) {
    await fetch('/api/master', {});
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  rendered += 1;
  const html = '<!doctype html><p>' + url + ' ' + (headers.cookie ?? '') + '</p><p>render ' + rendered + '</p>';
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
  };
  await Promise.all(['server', 'client/.vite'].map((name) => mkdir(join(folder, name), { recursive: true })));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}
