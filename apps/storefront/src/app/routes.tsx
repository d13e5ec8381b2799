import { notFound } from '@souk/client/api/api-error.ts';
import type { RouteObject } from 'react-router';
import { BlogLayout, ShopLayout } from './layouts/site-frame.tsx';
import { PageError } from './page-error.tsx';
import { layout, lazyLayout, page } from './page-route.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Root } from './root.tsx';

/** Until the code of the first page has loaded, nothing is shown. */
function Nothing(): null {
  return null;
}

/** Every address that opens a screen, one row each. Any other address is a 404. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: Nothing,
    ErrorBoundary: PageError,
    children: [
      layout('shop', ShopLayout, [
        page('/', 'home', () => import('../routes/home.tsx')),
        page('/shops', 'catalog/shops', () => import('../routes/catalog/shops.tsx')),
        page('/shops/:id', 'catalog/shop', () => import('../routes/catalog/shop.tsx')),
        page('/shop/register', 'catalog/shop-register', () => import('../routes/catalog/shop-register.tsx')),
        page('/products', 'catalog/products', () => import('../routes/catalog/products.tsx')),
        page('/products/:id/details', 'catalog/product', () => import('../routes/catalog/product.tsx')),
        page('/products/:id/questions/:question', 'catalog/question', () => import('../routes/catalog/question.tsx')),
        page('/categories', 'catalog/categories', () => import('../routes/catalog/categories.tsx')),
        page('/categories/:slug', 'catalog/category', () => import('../routes/catalog/category.tsx')),
        page('/most-popular', 'catalog/most-popular', () => import('../routes/catalog/most-popular.tsx')),
        page('/best-deal', 'catalog/best-deal', () => import('../routes/catalog/best-deal.tsx')),
        page('/flash-sale/:id', 'catalog/flash-sale', () => import('../routes/catalog/flash-sale.tsx')),
        page('/compare', 'catalog/compare', () => import('../routes/catalog/compare.tsx')),
        page('/plans', 'checkout/plans', () => import('../routes/checkout/plans.tsx')),
        page('/plans/:id/purchase', 'checkout/plan-purchase', () => import('../routes/checkout/plan-purchase.tsx')),
        page('/support', 'content/support', () => import('../routes/content/support.tsx')),
        page('/contact-us', 'content/contact-us', () => import('../routes/content/contact-us.tsx')),
        page('/about-us', 'content/legal-page', () => import('../routes/content/legal-page.tsx')),
        page('/terms-and-conditions', 'content/legal-page', () => import('../routes/content/legal-page.tsx')),
        page('/privacy-policy', 'content/legal-page', () => import('../routes/content/legal-page.tsx')),
        page('/page/:slug', 'content/legal-page', () => import('../routes/content/legal-page.tsx')),
        page('/order-confirm/:id', 'checkout/order-confirm', () => import('../routes/checkout/order-confirm.tsx')),
        page('/order-link/:token', 'account/order', () => import('../routes/account/order.tsx')),
        page('/wishlist/:token', 'account/wishlist', () => import('../routes/account/wishlist.tsx')),
        page('/stop-notices/:token', 'account/stop-notices', () => import('../routes/account/stop-notices.tsx')),
        lazyLayout('account', async () => (await import('./layouts/account-layout.tsx')).AccountLayout, [
          page('/wishlist', 'account/wishlist', () => import('../routes/account/wishlist.tsx')),
          page('/order-history', 'account/order-history', () => import('../routes/account/order-history.tsx')),
          page('/order-history/:id', 'account/order', () => import('../routes/account/order.tsx')),
          page('/dashboard', 'account/dashboard', () => import('../routes/account/dashboard.tsx')),
          page('/my-subscription', 'account/my-subscription', () => import('../routes/account/my-subscription.tsx')),
          page('/manage-address', 'account/manage-address', () => import('../routes/account/manage-address.tsx')),
          page('/manage-address/new', 'account/new-address', () => import('../routes/account/new-address.tsx')),
          page('/manage-address/:id/edit', 'account/edit-address', () => import('../routes/account/edit-address.tsx')),
          page('/profile', 'account/profile', () => import('../routes/account/profile.tsx')),
          page('/change-password', 'account/change-password', () => import('../routes/account/change-password.tsx')),
          page('/messages', 'account/messages', () => import('../routes/account/messages.tsx')),
          page('/messages/new', 'account/new-conversation', () => import('../routes/account/new-conversation.tsx')),
          page('/messages/:id', 'account/conversation', () => import('../routes/account/conversation.tsx')),
          page('/support-tickets', 'account/support-tickets', () => import('../routes/account/support-tickets.tsx')),
          page('/support-ticket/:ticketNumber', 'account/support-ticket', () => import('../routes/account/support-ticket.tsx')),
        ]),
        { id: 'nowhere', path: '*', loader: nowhere, Component: PageSkeleton, ErrorBoundary: PageError },
      ]),
      lazyLayout('checkout', async () => (await import('./layouts/checkout-layout.tsx')).CheckoutLayout, [
        page('/checkout', 'checkout/checkout', () => import('../routes/checkout/checkout.tsx')),
        page('/buynow', 'checkout/buynow', () => import('../routes/checkout/buynow.tsx')),
      ]),
      layout('blog', BlogLayout, [
        page('/blogs', 'content/blogs', () => import('../routes/content/blogs.tsx')),
        page('/blog/:slug', 'content/blog', () => import('../routes/content/blog.tsx')),
      ]),
    ],
  },
];

function nowhere(): never {
  throw notFound();
}
