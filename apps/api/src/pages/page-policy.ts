import { createHash } from 'node:crypto';
import { cspReportsPath } from './serve-csp-reports.ts';

/** What a page may load or call that is not ours. */
export type OutsideSources = Readonly<Partial<Record<'script' | 'style' | 'connect' | 'frame' | 'img', readonly string[]>>>;

/**
 * The Content-Security-Policy of a page. Inline styles are named by hash and not by nonce, because the same bytes are sent to
 * everybody from the cache. The token is in local storage, so scripts come from our own files and from whom the settings name, alone.
 */
export function pagePolicy(inlineStyles: readonly string[], outside: readonly OutsideSources[] = []): string {
  const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const from = (kind: keyof OutsideSources) => outside.flatMap((sources) => sources[kind] ?? []);
  const frames = from('frame');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...from('script')].join(' '),
    ["style-src 'self'", ...hashes, ...from('style')].join(' '),
    // Attributes carry sizes, previews and positions; they cannot load or run anything that the rules above do not allow.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...from('img')].join(' '),
    ["connect-src 'self'", ...from('connect')].join(' '),
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${cspReportsPath}`,
  ].join('; ');
}
