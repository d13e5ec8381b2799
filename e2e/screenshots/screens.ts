import type { APIRequestContext, Page } from '@playwright/test';
import { addAddress, buy, fillCart, listProducts, simpleProduct } from '../support/market.ts';
import type { Shopper } from '../support/shopper.ts';

type Prepare = (request: APIRequestContext, shopper: Shopper) => Promise<string>;

/** A screen, or what opens over one. A new screen is a row here. */
export type Screen = {
  name: string;
  path: string | Prepare;
  /** Somebody is signed in. */
  signedIn?: true;
  /** All of them, unless it is only there on some. */
  widths?: readonly number[];
  /** What is done on the page before its picture is taken. */
  open?: (page: Page) => Promise<void>;
};

/** By its sign, which is the same in every language. */
const press = (icon: string) => async (page: Page) => {
  await page.locator(`header button:has(.lucide-${icon})`).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shops', path: '/shops' },
  { name: 'shop', path: '/shops/1' },
  { name: 'products', path: '/products' },
  { name: 'nothing-found', path: '/products?search=qqqzzzxx' },
  { name: 'product', path: '/products/1/details' },
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
  { name: 'checkout', path: prepareCheckout, signedIn: true },
  { name: 'order-confirm', path: async (request, shopper) => `/order-confirm/${await placeOrder(request, shopper)}`, signedIn: true },
  { name: 'order-history', path: withOrder('/order-history'), signedIn: true },
  { name: 'order', path: async (request, shopper) => `/order-history/${await placeOrder(request, shopper)}`, signedIn: true },
  { name: 'dashboard', path: withOrder('/dashboard'), signedIn: true },
  { name: 'wishlist', path: prepareWishlist, signedIn: true },
  { name: 'profile', path: '/profile', signedIn: true },
  { name: 'manage-address', path: prepareAddress, signedIn: true },
  { name: 'new-address', path: '/manage-address/new', signedIn: true },
  { name: 'change-password', path: '/change-password', signedIn: true },
  { name: 'support-tickets', path: '/support-tickets', signedIn: true },
  { name: 'my-subscription', path: '/my-subscription', signedIn: true },
  {
    name: 'dialog-login',
    path: '/',
    open: (page) => page.locator('header button[aria-haspopup="dialog"]').filter({ visible: true }).last().click(),
  },
  { name: 'dialog-cart', path: prepareCart, signedIn: true, open: press('shopping-bag') },
  { name: 'dialog-menu', path: '/', widths: [360], open: press('menu') },
  { name: 'dialog-search', path: '/', widths: [360], open: press('search') },
];

async function prepareCart(request: APIRequestContext, shopper: Shopper): Promise<string> {
  await fillCart(request, shopper, [await simpleProduct(request)], 2);
  return '/';
}

async function prepareCheckout(request: APIRequestContext, shopper: Shopper): Promise<string> {
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await addAddress(request, shopper);
  return '/checkout';
}

async function prepareAddress(request: APIRequestContext, shopper: Shopper): Promise<string> {
  await addAddress(request, shopper);
  return '/manage-address';
}

async function prepareWishlist(request: APIRequestContext, shopper: Shopper): Promise<string> {
  const products = await listProducts(request, { per_page: 4 });
  for (const { id } of products) {
    await request.post('/api/favorite-add-or-remove', {
      data: { product_id: id },
      headers: { authorization: `Bearer ${shopper.token}` },
    });
  }
  return '/wishlist';
}

function withOrder(path: string): Prepare {
  return async (request, shopper) => {
    await placeOrder(request, shopper);
    return path;
  };
}

async function placeOrder(request: APIRequestContext, shopper: Shopper): Promise<number> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  return order.id;
}
