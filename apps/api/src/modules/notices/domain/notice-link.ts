import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A link stops the messages to one person about one product. */
export type NoticeSubject = { personId: number; productId: number };

export type NoticeLinks = {
  /** The token of a link, for the address of a page: up to 45 letters, digits, `-` and `_`. */
  sign: (subject: NoticeSubject) => string;
  /** The subject of a token; undefined if it was not signed with this secret. */
  verify: (token: string) => NoticeSubject | undefined;
};

const signatureLength = 22;
const pattern = new RegExp(`^([0-9a-z]{1,10})-([0-9a-z]{1,10})-([\\w-]{${signatureLength}})$`);

/**
 * Signs the links that stop messages without signing in: HMAC-SHA-256 of person and product, the first 128 bits. They do not
 * expire, because a message can be read years later. Without a secret, links are valid until the process ends.
 */
export function createNoticeLinks(secret: string = randomBytes(32).toString('base64url')): NoticeLinks {
  const signatureOf = (content: string) =>
    createHmac('sha256', secret).update(`notice-link\n${content}`).digest('base64url').slice(0, signatureLength);
  return {
    sign({ personId, productId }) {
      const content = `${personId.toString(36)}-${productId.toString(36)}`;
      return `${content}-${signatureOf(content)}`;
    },
    verify(token) {
      const [, person = '', product = '', signature = ''] = pattern.exec(token) ?? [];
      const expected = signatureOf(`${person}-${product}`);
      if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
      return { personId: Number.parseInt(person, 36), productId: Number.parseInt(product, 36) };
    },
  };
}
