import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../platform/app-error.ts';
import { html } from '../platform/text/html.ts';
import { type OutsideSources, previewPolicy } from './content-security-policy.ts';
import type { OfferedViews } from './page-key.ts';
import type { RenderPool } from './render/render-pool.ts';

/** The page that a signed link shows: its address in the storefront, its language, and the name of the draft. */
type PreviewedPage = { address: string; locale: string; draft: string };

export type PreviewParts = {
  renderer: Pick<RenderPool, 'render'>;
  languages: () => OfferedViews;
  /** The page of a link; undefined if the link is not valid or has expired. */
  previews: (token: string) => Promise<PreviewedPage | undefined>;
  outside: () => Promise<OutsideSources[]>;
};

/** `GET /admin/preview/{token}`: a page of the storefront as a draft makes it. It is never cached or indexed, and runs no script. */
export function servePreviews(server: FastifyInstance, { renderer, languages, previews, outside }: PreviewParts): void {
  server.get<{ Params: { token: string } }>('/admin/preview/:token', async (request, reply) => {
    const page = await previews(request.params.token);
    if (!page || !languages().offered.has(page.locale)) throw notFound();
    const { address, locale, draft } = page;
    const cookie = `souk_view=${locale}.${languages().fallback}..light`;
    const { br, status, styleHashes } = await renderer.render({ url: address, cookie, draft }, AbortSignal.timeout(10_000));
    const markup = brotliDecompressSync(Buffer.from(br)).toString('utf8');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': previewPolicy(styleHashes, await outside()),
        'x-robots-tag': 'noindex, nofollow',
      })
      .send(markPreview(markup));
  });
}

/** Removes scripts, which would load what is published, and marks the page for everybody who sees it. */
function markPreview(markup: string): string {
  const bar = html`<div role="note" style="${barStyle}">Preview · معاينة · پیش‌نمایش</div>`.markup;
  return markup
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|manifest|canonical|alternate)"[^>]*>/g, '')
    .replace('<head>', '<head><meta name="robots" content="noindex, nofollow"><base target="_blank">')
    .replace(/<body[^>]*>/, (body) => body + bar);
}

const barStyle =
  'position:sticky;top:0;z-index:9999;padding:6px 12px;background:#7a2e0e;color:#fff;font:600 13px/1.4 system-ui,sans-serif;text-align:center';
