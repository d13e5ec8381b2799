/** What is checked out: the chosen shops of the cart, or the one product that is bought at once. */
export type CheckoutChoice = { shopIds: readonly number[]; couponCode: string; isBuyNow: boolean };
