/** The pages of the storefront that messages lead to. */
export function messageLinks(publicUrl: string) {
  return {
    order: (id: number) => `${publicUrl}/order-history/${id}`,
    orders: () => `${publicUrl}/order-history`,
    ticket: (number: string) => `${publicUrl}/support-ticket/${encodeURIComponent(number)}`,
    plan: () => `${publicUrl}/my-subscription`,
    shop: (id: number) => `${publicUrl}/shops/${id}`,
    profile: () => `${publicUrl}/profile`,
    applying: () => `${publicUrl}/shop/register`,
  };
}
