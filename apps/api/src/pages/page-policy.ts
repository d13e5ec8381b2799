import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page. Inline styles are named by hash and not by nonce, because the same bytes are sent to
 * everybody from the cache. The token is in local storage, so scripts come from our own files alone.
 */
export function pagePolicy(inlineStyles: readonly string[]): string {
  const hashes = inlineStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...hashes].join(' '),
    // Attributes carry sizes, previews and positions; they cannot load or run anything that the rules above do not allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
