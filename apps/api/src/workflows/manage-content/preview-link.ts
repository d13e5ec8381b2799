import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ContentName } from '@souk/contract/back-office/content-state';
import { nameOf } from './change-content.ts';

/** A link shows the draft of one content in one language, until it expires. */
export type Preview = { name: ContentName; locale: string; expiresAt: Date };

export type PreviewLinks = {
  /** The token of a link: letters, digits, dots, `-` and `_`. */
  sign: (preview: Preview) => string;
  /** The preview of a token; undefined if it was not signed with this secret or has expired. */
  verify: (token: string, now: Date) => Preview | undefined;
};

const pattern = /^([a-z-]{1,20})\.([a-z0-9-]{1,160})\.([a-z]{2})\.([0-9a-z]{1,12})\.([\w-]{22})$/;

/** Signs links by HMAC-SHA-256, the first 128 bits. Without a secret, links are valid until the process ends. */
export function createPreviewLinks(secret: string = randomBytes(32).toString('base64url')): PreviewLinks {
  const signatureOf = (content: string) =>
    createHmac('sha256', secret).update(`content-preview\n${content}`).digest('base64url').slice(0, 22);
  return {
    sign({ name, locale, expiresAt }) {
      const content = `${name.kind}.${name.key}.${locale}.${expiresAt.getTime().toString(36)}`;
      return `${content}.${signatureOf(content)}`;
    },
    verify(token, now) {
      const [, kind = '', key = '', locale = '', expiry = '', signature = ''] = pattern.exec(token) ?? [];
      const expected = signatureOf(`${kind}.${key}.${locale}.${expiry}`);
      if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
      const expiresAt = new Date(Number.parseInt(expiry, 36));
      return expiresAt > now ? { name: nameOf(kind, key), locale, expiresAt } : undefined;
    },
  };
}

/** The name in the header of a preview's calls: `posts/12`. */
export function draftName(text: string): ContentName {
  const [kind = '', key = ''] = text.split('/');
  return nameOf(kind, key);
}
