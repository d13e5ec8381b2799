import type { CheckoutSummary } from '@souk/contract/checkout';

/** The subject of a checkout: the selected shops of the cart, or the one product of a direct purchase. */
export type CheckoutChoice = { shopIds: readonly number[]; couponCode: string; isBuyNow: boolean };

/** The server's amounts of a choice, as the cart provides them; `isOutdated` while they are those of the previous choice. */
export type SummaryQuery = {
  data: CheckoutSummary | undefined;
  error: Error | null;
  isFetching: boolean;
  isOutdated: boolean;
  refetch: () => Promise<unknown>;
  choice: CheckoutChoice;
  /** Shows a summary that came with a refused order. */
  replace: (summary: CheckoutSummary) => void;
  /** Asks what the order would cost with another voucher code. */
  tryCode: (code: string) => Promise<CheckoutSummary>;
};
