import { expect, test } from 'vitest';
import { linkKind, paths } from './paths.ts';

const given = { id: 7, slug: 'tea & co', ticketNumber: 'T-9', token: 'a/b', product: 8 };

test('[shell-05] [shell-06] every address of the shop', () => {
  const all = Object.fromEntries(Object.entries(paths).map(([name, build]) => [name, build(given)]));
  expect(all).toMatchInlineSnapshot(`
    {
      "aboutUs": "/about-us",
      "addresses": "/manage-address",
      "bestDeal": "/best-deal?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "blog": "/blog/tea%20%26%20co",
      "blogs": "/blogs?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "buyNow": "/buynow",
      "categories": "/categories",
      "category": "/categories/tea%20%26%20co?id=7&ticketNumber=T-9&token=a%2Fb&product=8",
      "changePassword": "/change-password",
      "checkout": "/checkout",
      "compare": "/compare?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "contactUs": "/contact-us",
      "conversation": "/messages/7",
      "dashboard": "/dashboard",
      "editAddress": "/manage-address/7/edit",
      "flashSale": "/flash-sale/7?slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "home": "/",
      "messages": "/messages?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "mostPopular": "/most-popular?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "newAddress": "/manage-address/new",
      "newConversation": "/messages/new?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "order": "/order-history/7",
      "orderConfirm": "/order-confirm/7?slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "orderHistory": "/order-history?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "page": "/page/tea%20%26%20co",
      "planPurchase": "/plans/7/purchase",
      "plans": "/plans",
      "privacy": "/privacy-policy",
      "product": "/products/7/details",
      "products": "/products?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "profile": "/profile",
      "question": "/products/8/questions/7",
      "sharedWishlist": "/wishlist/a%2Fb",
      "shop": "/shops/7?slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "shopRegister": "/shop/register",
      "shops": "/shops?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "subscription": "/my-subscription",
      "support": "/support",
      "supportTicket": "/support-ticket/T-9",
      "supportTickets": "/support-tickets?id=7&slug=tea+%26+co&ticketNumber=T-9&token=a%2Fb&product=8",
      "terms": "/terms-and-conditions",
      "wishlist": "/wishlist",
    }
  `);
});

test('links have their query in the given order, without empty values', () => {
  expect(paths.products({ search: 'blue lamp', page: 2, brand_id: undefined, sort_type: '' })).toBe('/products?search=blue+lamp&page=2');
  expect(paths.products()).toBe('/products');
  expect(paths.category({ slug: 'tea', subcategory: 3 })).toBe('/categories/tea?subcategory=3');
  expect(paths.shop({ id: 4, page: 2 })).toBe('/shops/4?page=2');
});

test.each([
  ['/plans', 'route'],
  ['/products?search=a:b', 'route'],
  ['/', 'route'],
  ['/api/docs', 'browser'],
  ['/media/a/800.webp', 'browser'],
  ['https://market.example/x', 'browser'],
  ['mailto:shop@market.example', 'browser'],
  ['#main', 'browser'],
  ['//evil.example', 'refused'],
  ['/\\evil.example', 'refused'],
  ['\\\\evil.example', 'refused'],
  ['/\t/evil.example', 'refused'],
  [' //evil.example', 'refused'],
  ['javascript:alert(1)', 'refused'],
  [' JavaScript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
] as const)('%j: %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
