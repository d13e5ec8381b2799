import { addAddress } from '../support/marketplace.ts';
import { changeSummary, failing, fillInCheckout, loading, loseOrder, press, refuseTotal } from './act.ts';
import {
  buyNowReady,
  checkoutReady,
  checkoutWithoutAddress,
  checkoutWithVoucher,
  member,
  memberAtCheckout,
  ticketClosed,
  withTicket,
} from './prepare.ts';
import { orderAt, orderCancelled, orderRefunded, orderUnpaid, paymentPage, paymentReturn, twoOrders, withOrder } from './prepare-orders.ts';
import type { Screen } from './screen.ts';

const states: readonly Omit<Screen, 'signedIn'>[] = [
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'checkout-without-address', path: checkoutWithoutAddress, open: press('Place order'), whole: true },
  { name: 'checkout-filled-in', path: checkoutReady, open: fillInCheckout, whole: true },
  { name: 'checkout-with-voucher', path: checkoutWithVoucher },
  { name: 'checkout-of-a-member', path: memberAtCheckout },
  { name: 'checkout-changed-before', path: checkoutReady, open: changeSummary, whole: true },
  { name: 'checkout-changed', path: checkoutReady, open: refuseTotal },
  { name: 'checkout-unheard', path: checkoutReady, open: loseOrder },
  { name: 'checkout-loading', path: checkoutReady, open: loading('**/api/{addresses,cart/checkout}'), whole: true },
  { name: 'checkout-failed', path: checkoutReady, open: failing('**/api/cart/checkout') },
  { name: 'buy-now', path: buyNowReady },
  { name: 'buy-now-empty', path: '/buynow' },
  { name: 'buy-now-changed', path: buyNowReady, open: changeSummary, whole: true },
  { name: 'order-confirm-two', path: twoOrders },
  { name: 'payment-page', path: paymentPage },
  { name: 'payment-waiting', path: paymentReturn.waiting },
  { name: 'payment-broken-off', path: paymentReturn.brokenOff },
  { name: 'payment-failed', path: paymentReturn.failed },
  { name: 'payment-done', path: paymentReturn.paid },
  { name: 'payment-over', path: paymentReturn.over },
  { name: 'order-packed', path: orderAt('Processing') },
  { name: 'order-on-the-way', path: orderAt('On The Way') },
  { name: 'order-delivered', path: orderAt('Delivered') },
  { name: 'order-unpaid', path: orderUnpaid },
  { name: 'order-cancelled', path: orderCancelled },
  { name: 'order-refunded', path: orderRefunded },
  { name: 'order-printed', path: orderAt('On The Way'), printed: true, widths: [718] },
  { name: 'order-loading', path: orderAt('Confirm'), open: loading('**/api/order-details*') },
  { name: 'order-failed', path: orderAt('Confirm'), open: failing('**/api/order-details*') },
  { name: 'order-history-empty', path: '/order-history' },
  { name: 'order-history-loading', path: withOrder('/order-history'), open: loading('**/api/orders*') },
  { name: 'order-history-failed', path: '/order-history', open: failing('**/api/orders*') },
  { name: 'dashboard-empty', path: '/dashboard' },
  { name: 'dashboard-loading', path: '/dashboard', open: loading('**/api/{orders,my-subscription,profile,favorites/ids}*') },
  { name: 'wishlist-empty', path: '/wishlist' },
  { name: 'wishlist-loading', path: '/wishlist', open: loading('**/api/favorite-products*') },
  { name: 'edit-address', path: async ({ request, shopper }) => `/manage-address/${await addAddress(request, shopper)}/edit` },
  { name: 'new-address-lacking', path: '/manage-address/new', open: press('Save address'), whole: true },
  { name: 'manage-address-empty', path: '/manage-address' },
  { name: 'manage-address-loading', path: '/manage-address', open: loading('**/api/addresses') },
  { name: 'profile-loading', path: '/profile', open: loading('**/api/{profile,message-preference}') },
  { name: 'change-password-lacking', path: '/change-password', open: press('Change Password'), whole: true },
  { name: 'support-tickets-open', path: withTicket(() => '/support-tickets') },
  { name: 'support-tickets-loading', path: '/support-tickets', open: loading('**/api/support-tickets*') },
  { name: 'support-ticket-closed', path: ticketClosed },
  { name: 'support-ticket-lacking', path: withTicket((number) => `/support-ticket/${number}`), open: press('Send'), whole: true },
  { name: 'my-subscription-loading', path: '/my-subscription', open: loading('**/api/my-subscription') },
  { name: 'plan-purchase-of-a-member', path: async (context) => (await member(context)) && '/plans/3/purchase' },
];

const demo: readonly Omit<Screen, 'signedIn'>[] = [
  { name: 'dashboard-full', path: '/dashboard' },
  { name: 'order-history-full', path: '/order-history' },
  { name: 'order-history-second', path: '/order-history?page=2' },
  { name: 'wishlist-full', path: '/wishlist' },
  { name: 'manage-address-full', path: '/manage-address' },
  { name: 'profile-full', path: '/profile' },
  { name: 'support-tickets-full', path: '/support-tickets' },
  { name: 'my-subscription-full', path: '/my-subscription' },
];

/** Other states of what only those see who are signed in; at last as the demo shopper, who has been here for long. */
export const accountStates: readonly Screen[] = [
  ...states.map((screen) => ({ ...screen, signedIn: true as const })),
  ...demo.map((screen) => ({ ...screen, signedIn: 'demo' as const })),
];
