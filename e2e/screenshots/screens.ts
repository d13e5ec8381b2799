import { addAddress } from '../support/marketplace.ts';
import { orderLink } from '../support/order-link.ts';
import { accountStates } from './account-states.ts';
import { awaiting } from './act.ts';
import { basicDialogs } from './dialogs.ts';
import { noticeStates } from './notice-states.ts';
import { cartOf, checkoutReady, conversation, member, wishlistFilled, wishlistShared, withTicket } from './prepare.ts';
import { order, withOrder } from './prepare-orders.ts';
import type { Screen } from './screen.ts';

/** Every page, and what opens over any of them. A new screen is a row here; tests for all screens go through them too. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shops', path: '/shops' },
  { name: 'shop', path: '/shops/1' },
  { name: 'products', path: '/products' },
  { name: 'nothing-found', path: '/products?search=qqqzzzxx' },
  { name: 'product', path: '/products/1/details' },
  { name: 'compare', path: '/compare?ids=1,2,3,4' },
  { name: 'compare-empty', path: '/compare' },
  { name: 'categories', path: '/categories' },
  { name: 'category', path: '/categories/candles-and-scent' },
  { name: 'most-popular', path: '/most-popular' },
  { name: 'best-deal', path: '/best-deal' },
  { name: 'flash-sale', path: '/flash-sale/1' },
  { name: 'blogs', path: '/blogs' },
  { name: 'blog', path: '/blog/a-first-kite-in-an-hour' },
  { name: 'plans', path: '/plans' },
  { name: 'plan-purchase', path: '/plans/2/purchase', signedIn: true },
  { name: 'support', path: '/support' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'about-us', path: '/about-us' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'page', path: '/page/shipping-policy' },
  { name: 'shop-register', path: '/shop/register' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'checkout-visitor', path: '/checkout' },
  { name: 'checkout-unchosen', path: cartOf('/checkout'), signedIn: true },
  { name: 'checkout', path: checkoutReady, signedIn: true },
  { name: 'order-confirm', path: async (context) => `/order-confirm/${await order(context)}`, signedIn: true },
  { name: 'order-history', path: withOrder('/order-history'), signedIn: true },
  { name: 'order', path: async (context) => `/order-history/${await order(context)}`, signedIn: true },
  { name: 'order-link', path: async (context) => orderLink(await order(context)) },
  { name: 'dashboard', path: withOrder('/dashboard'), signedIn: true },
  { name: 'wishlist', path: wishlistFilled, signedIn: true },
  { name: 'wishlist-shared', path: wishlistShared, signedIn: true },
  { name: 'profile', path: '/profile', signedIn: true },
  { name: 'manage-address', path: withAddress(() => '/manage-address'), signedIn: true },
  { name: 'new-address', path: '/manage-address/new', signedIn: true },
  { name: 'change-password', path: '/change-password', signedIn: true },
  { name: 'support-tickets', path: '/support-tickets', signedIn: true },
  { name: 'support-ticket', path: withTicket((number) => `/support-ticket/${number}`), signedIn: true },
  { name: 'messages', path: async (context) => (await conversation(context)).list, signedIn: true },
  { name: 'conversation', path: async (context) => (await conversation(context)).one, signedIn: true },
  { name: 'conversation-new', path: '/messages/new?product=1', signedIn: true },
  { name: 'my-subscription', path: '/my-subscription', signedIn: true },
  { name: 'my-subscription-running', path: member, signedIn: true },
  ...basicDialogs,
];

/** Where another page leads to while nothing has come yet. */
const awaited: readonly Screen[] = [
  { name: 'home-loading', path: '/' },
  { name: 'shops-loading', path: '/shops' },
  { name: 'shop-loading', path: '/shops/1' },
  { name: 'products-loading', path: '/products' },
  { name: 'product-loading', path: '/products/1/details' },
  { name: 'categories-loading', path: '/categories' },
  { name: 'category-loading', path: '/categories/candles-and-scent' },
  { name: 'most-popular-loading', path: '/most-popular' },
  { name: 'flash-sale-loading', path: '/flash-sale/1' },
  { name: 'blogs-loading', path: '/blogs' },
  { name: 'blog-loading', path: '/blog/a-first-kite-in-an-hour' },
  { name: 'plans-loading', path: '/plans' },
].map(({ name, path }) => ({ name, path: '/support', open: awaiting(path), whole: true }));

/** Other states of pages, for the eye alone. */
export const states: readonly Screen[] = [
  { name: 'products-narrowed', path: '/products?category_id=1&rating=4&search=bowl' },
  { name: 'products-corrected', path: '/products?search=walllet' },
  { name: 'nothing-found-exact', path: '/products?search=walllet&exact=1' },
  { name: 'no-shop-found', path: '/shops?search=qqqzzzxx' },
  { name: 'flash-sale-coming', path: '/flash-sale/2' },
  { name: 'blogs-of-a-tag', path: '/blogs?tag=how-to' },
  ...awaited,
  ...noticeStates,
  ...accountStates,
];

function withAddress(path: (id: number) => string): Screen['path'] {
  return async ({ request, shopper }) => path(await addAddress(request, shopper));
}
