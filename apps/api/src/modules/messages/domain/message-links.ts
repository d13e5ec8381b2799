/** Addresses of pages of the storefront. */
export type MessageLinks = ReturnType<typeof createMessageLinks>;

/** The token of a link that opens an order, or all orders of a purchase, without signing in. */
export type SignOrderLink = (subject: { kind: 'order' | 'purchase'; id: number }, expiresAt: Date) => string;

/** A link in a message opens its order for this long. */
const linkDays = 30;

export function createMessageLinks(publicUrl: string, { now, signOrderLink }: { now: Date; signOrderLink: SignOrderLink }) {
  const expiresAt = new Date(now.getTime() + linkDays * 24 * 3_600_000);
  return {
    order: (subject: Parameters<SignOrderLink>[0]) => `${publicUrl}/order-link/${signOrderLink(subject, expiresAt)}`,
    ticket: (number: string) => `${publicUrl}/support-ticket/${encodeURIComponent(number)}`,
    plan: () => `${publicUrl}/my-subscription`,
    shop: (id: number) => `${publicUrl}/shops/${id}`,
    profile: () => `${publicUrl}/profile`,
    applying: () => `${publicUrl}/shop/register`,
  };
}
