import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The subject of a link: one order, or all orders of a purchase. */
export type LinkSubject = { kind: 'order' | 'purchase'; id: number };

export type OrderLinks = {
  /** The token of a link, for the address of a page: up to 45 letters, digits, `-` and `_`. */
  sign: (subject: LinkSubject, expiresAt: Date) => string;
  /** The subject of a token and its expiry, which may be past; undefined if it was not signed with this secret. */
  verify: (token: string) => (LinkSubject & { expiresAt: Date }) | undefined;
};

const kinds = { o: 'order', p: 'purchase' } as const;
const signatureLength = 22;
const pattern = new RegExp(`^([op])([0-9a-z]{1,10})-([0-9a-z]{1,8})-([\\w-]{${signatureLength}})$`);

/**
 * Signs the links of messages, which open an order without signing in: HMAC-SHA-256 of subject and expiry, the first 128 bits.
 * Without a secret, links are valid until the process ends.
 */
export function createOrderLinks(secret: string = randomBytes(32).toString('base64url')): OrderLinks {
  const signatureOf = (content: string) =>
    createHmac('sha256', secret).update(`order-link\n${content}`).digest('base64url').slice(0, signatureLength);
  return {
    sign({ kind, id }, expiresAt) {
      const content = `${kind === 'order' ? 'o' : 'p'}${id.toString(36)}-${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
      return `${content}-${signatureOf(content)}`;
    },
    verify(token) {
      const [, letter = '', id = '', expiry = '', signature = ''] = pattern.exec(token) ?? [];
      if (letter !== 'o' && letter !== 'p') return undefined;
      const expected = signatureOf(`${letter}${id}-${expiry}`);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
      return { kind: kinds[letter], id: Number.parseInt(id, 36), expiresAt: new Date(Number.parseInt(expiry, 36) * 1000) };
    },
  };
}
