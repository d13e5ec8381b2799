/**
 * Goes to another site in the same tab. The browser's back button then leads to `backTo` instead of, for example, a
 * checkout without a cart.
 */
export function leaveTo(address: string, backTo: string): void {
  history.replaceState(history.state, '', backTo);
  // From the back/forward cache the old page would show under the new address.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(address);
}
