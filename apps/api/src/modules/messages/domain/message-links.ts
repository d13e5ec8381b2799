import { cartOfNotices } from '@souk/contract/notices';
import type { NoticeProduct } from './message-content.ts';

/** Addresses of pages of the storefront and of the seller panel. */
export type MessageLinks = ReturnType<typeof createMessageLinks>;

/** The token of a link that opens an order, or all orders of a purchase, without signing in. */
type SignOrderLink = (subject: { kind: 'order' | 'purchase'; id: number }, expiresAt: Date) => string;

/** The token of a link that stops the messages about a product without signing in. */
type SignNoticeLink = (subject: { personId: number; productId: number }) => string;

/** The token of a link that shows an invitation to a shop. */
type SignInvitationLink = (invitationId: number) => string;

export type LinkSigners = { order: SignOrderLink; notice: SignNoticeLink; invitation: SignInvitationLink };

/** A link in a message opens its order for this long. */
const linkDays = 30;

export function createMessageLinks(publicUrl: string, { now, signers }: { now: Date; signers: LinkSigners }) {
  const expiresAt = new Date(now.getTime() + linkDays * 24 * 3_600_000);
  return {
    order: (subject: Parameters<SignOrderLink>[0]) => `${publicUrl}/order-link/${signers.order(subject, expiresAt)}`,
    product: ({ id, color_id, size_id, unit_id }: NoticeProduct) => {
      const query = new URLSearchParams();
      for (const [name, option] of Object.entries({ color: color_id, size: size_id, unit: unit_id })) {
        if (option !== null) query.set(name, String(option));
      }
      return `${publicUrl}/products/${id}/details${query.size > 0 ? `?${query}` : ''}`;
    },
    cart: () => `${publicUrl}/checkout`,
    stopCartReminders: (personId: number) => `${publicUrl}/stop-notices/${signers.notice({ personId, productId: cartOfNotices })}`,
    stopNotices: (subject: Parameters<SignNoticeLink>[0]) => `${publicUrl}/stop-notices/${signers.notice(subject)}`,
    ticket: (number: string) => `${publicUrl}/support-ticket/${encodeURIComponent(number)}`,
    question: ({ id, product_id }: { id: number; product_id: number }) => `${publicUrl}/products/${product_id}/questions/${id}`,
    conversation: (id: number) => `${publicUrl}/messages/${id}`,
    shopConversation: (id: number) => `${publicUrl}/seller/messages/${id}`,
    plan: () => `${publicUrl}/my-subscription`,
    shop: (id: number) => `${publicUrl}/shops/${id}`,
    profile: () => `${publicUrl}/profile`,
    sellerPanel: () => `${publicUrl}/seller`,
    invitation: (id: number) => `${publicUrl}/seller/sign-in?invitation=${signers.invitation(id)}`,
    ownProducts: () => `${publicUrl}/seller/products`,
    applying: () => `${publicUrl}/shop/register`,
  };
}
