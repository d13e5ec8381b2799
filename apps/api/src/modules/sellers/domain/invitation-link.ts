import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type InvitationLinks = {
  /** The token of a link: up to 40 letters, digits, `-` and `_`. */
  sign: (invitationId: number) => string;
  /** The invitation of a token; undefined if it was not signed with this secret. */
  verify: (token: string) => number | undefined;
};

const signatureLength = 22;
const pattern = new RegExp(`^([0-9a-z]{1,10})-([\\w-]{${signatureLength}})$`);

/**
 * Signs the links that show an invitation: HMAC-SHA-256 of its id, the first 128 bits. The row has its expiry. A link alone lets
 * nobody in: an invitation is accepted by signing in with its number. Without a secret, links are valid until the process ends.
 */
export function createInvitationLinks(secret: string = randomBytes(32).toString('base64url')): InvitationLinks {
  const signatureOf = (id: string) =>
    createHmac('sha256', secret).update(`invitation-link\n${id}`).digest('base64url').slice(0, signatureLength);
  return {
    sign(invitationId) {
      const id = invitationId.toString(36);
      return `${id}-${signatureOf(id)}`;
    },
    verify(token) {
      const [, id = '', signature = ''] = pattern.exec(token) ?? [];
      if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)))) return undefined;
      return Number.parseInt(id, 36);
    },
  };
}
