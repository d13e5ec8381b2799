/**
 * Goes to another site in the same tab. Whoever comes back by the browser's own button finds `backTo`, not the page that has done
 * its work: a checkout without a cart, say.
 */
export function leaveTo(address: string, backTo: string): void {
  history.replaceState(history.state, '', backTo);
  // Kept as it was by the browser, it would still show the old page under the new address.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(address);
}
