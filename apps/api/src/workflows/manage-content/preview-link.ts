import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ContentName } from '@souk/contract/back-office/content-state';
import { nameOf } from './change-content.ts';

/** A link shows the draft of one content in one language, as it is at a moment, until the link expires. */
export type Preview = { name: ContentName; locale: string; expiresAt: Date; at?: Date | undefined };

export type PreviewLinks = {
  /** The token of a link: letters, digits, dots, `-` and `_`. */
  sign: (preview: Preview) => string;
  /** The preview of a token; undefined if it was not signed with this secret or has expired. */
  verify: (token: string, now: Date) => Preview | undefined;
};

const pattern = /^([a-z-]{1,20})\.([a-z0-9-]{1,160})\.([a-z]{2})\.([0-9a-z]{1,12})(?:\.([0-9a-z]{1,12}))?\.([\w-]{22})$/;

/** Signs links by HMAC-SHA-256, the first 128 bits. Without a secret, links are valid until the process ends. */
export function createPreviewLinks(secret: string = randomBytes(32).toString('base64url')): PreviewLinks {
  const signatureOf = (content: string) =>
    createHmac('sha256', secret).update(`content-preview\n${content}`).digest('base64url').slice(0, 22);
  return {
    sign({ name, locale, expiresAt, at }) {
      const moment = at ? `.${writeMoment(at)}` : '';
      const content = `${name.kind}.${name.key}.${locale}.${writeMoment(expiresAt)}${moment}`;
      return `${content}.${signatureOf(content)}`;
    },
    verify(token, now) {
      const [, kind = '', key = '', locale = '', expiry = '', at, signature = ''] = pattern.exec(token) ?? [];
      const expected = signatureOf(`${kind}.${key}.${locale}.${expiry}${at === undefined ? '' : `.${at}`}`);
      if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
      const expiresAt = readMoment(expiry);
      return expiresAt > now
        ? { name: nameOf(kind, key), locale, expiresAt, at: at === undefined ? undefined : readMoment(at) }
        : undefined;
    },
  };
}

const writeMoment = (moment: Date) => moment.getTime().toString(36);
const readMoment = (text: string) => new Date(Number.parseInt(text, 36));

type Draft = Pick<Preview, 'name' | 'at'>;

/** The draft in the header of a preview's calls: `posts/12`, or `banners/all@` and a moment. */
export function writeDraftName({ name: { kind, key }, at }: Draft): string {
  return `${kind}/${key}${at ? `@${writeMoment(at)}` : ''}`;
}

export function readDraftName(text: string): Draft {
  const [, kind = '', key = '', at] = /^([^/]*)\/([^@]*)(?:@([0-9a-z]{1,12}))?$/.exec(text) ?? [];
  return { name: nameOf(kind, key), at: at === undefined ? undefined : readMoment(at) };
}
