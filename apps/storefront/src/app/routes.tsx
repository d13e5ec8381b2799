import type { RouteObject } from 'react-router';
import { notFound } from '../lib/api/api-error.ts';
import { PageError } from './errors/page-error.tsx';
import { BlogLayout } from './layouts/blog-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { layout, lazyLayout, page } from './page-route.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Root } from './root.tsx';

/** Every address that opens a screen, a row each. An address that is not here is a page that does not exist. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: PageError,
    children: [
      layout('shop', ShopLayout, [
        page('/', 'src/routes/home.tsx', () => import('../routes/home.tsx')),
        page('/shops', 'src/routes/shops.tsx', () => import('../routes/shops.tsx')),
        page('/shops/:id', 'src/routes/shop.tsx', () => import('../routes/shop.tsx')),
        page('/shop/register', 'src/routes/shop-register.tsx', () => import('../routes/shop-register.tsx')),
        page('/products', 'src/routes/products.tsx', () => import('../routes/products.tsx')),
        page('/products/:id/details', 'src/routes/product.tsx', () => import('../routes/product.tsx')),
        page('/categories', 'src/routes/categories.tsx', () => import('../routes/categories.tsx')),
        page('/categories/:slug', 'src/routes/category.tsx', () => import('../routes/category.tsx')),
        page('/most-popular', 'src/routes/most-popular.tsx', () => import('../routes/most-popular.tsx')),
        page('/best-deal', 'src/routes/best-deal.tsx', () => import('../routes/best-deal.tsx')),
        page('/flash-sale/:id', 'src/routes/flash-sale.tsx', () => import('../routes/flash-sale.tsx')),
        page('/plans', 'src/routes/plans.tsx', () => import('../routes/plans.tsx')),
        page('/plans/:id/purchase', 'src/routes/plan-purchase.tsx', () => import('../routes/plan-purchase.tsx')),
        page('/support', 'src/routes/support.tsx', () => import('../routes/support.tsx')),
        page('/contact-us', 'src/routes/contact-us.tsx', () => import('../routes/contact-us.tsx')),
        page('/about-us', 'src/routes/legal-page.tsx', () => import('../routes/legal-page.tsx')),
        page('/terms-and-conditions', 'src/routes/legal-page.tsx', () => import('../routes/legal-page.tsx')),
        page('/privacy-policy', 'src/routes/legal-page.tsx', () => import('../routes/legal-page.tsx')),
        page('/page/:slug', 'src/routes/legal-page.tsx', () => import('../routes/legal-page.tsx')),
        page('/checkout', 'src/routes/checkout.tsx', () => import('../routes/checkout.tsx')),
        page('/buynow', 'src/routes/buynow.tsx', () => import('../routes/buynow.tsx')),
        page('/order-confirm/:id', 'src/routes/order-confirm.tsx', () => import('../routes/order-confirm.tsx')),
        lazyLayout('account', async () => (await import('./layouts/account-layout.tsx')).AccountLayout, [
          page('/wishlist', 'src/routes/wishlist.tsx', () => import('../routes/wishlist.tsx')),
          page('/order-history', 'src/routes/order-history.tsx', () => import('../routes/order-history.tsx')),
          page('/order-history/:id', 'src/routes/order.tsx', () => import('../routes/order.tsx')),
          page('/dashboard', 'src/routes/dashboard.tsx', () => import('../routes/dashboard.tsx')),
          page('/my-subscription', 'src/routes/my-subscription.tsx', () => import('../routes/my-subscription.tsx')),
          page('/manage-address', 'src/routes/manage-address.tsx', () => import('../routes/manage-address.tsx')),
          page('/manage-address/new', 'src/routes/new-address.tsx', () => import('../routes/new-address.tsx')),
          page('/manage-address/:id/edit', 'src/routes/edit-address.tsx', () => import('../routes/edit-address.tsx')),
          page('/profile', 'src/routes/profile.tsx', () => import('../routes/profile.tsx')),
          page('/change-password', 'src/routes/change-password.tsx', () => import('../routes/change-password.tsx')),
          page('/support-tickets', 'src/routes/support-tickets.tsx', () => import('../routes/support-tickets.tsx')),
          page('/support-ticket/:ticketNumber', 'src/routes/support-ticket.tsx', () => import('../routes/support-ticket.tsx')),
        ]),
        { id: 'nowhere', path: '*', loader: nowhere, Component: PageSkeleton, ErrorBoundary: PageError },
      ]),
      layout('blog', BlogLayout, [
        page('/blogs', 'src/routes/blogs.tsx', () => import('../routes/blogs.tsx')),
        page('/blog/:slug', 'src/routes/blog.tsx', () => import('../routes/blog.tsx')),
      ]),
    ],
  },
];

function nowhere(): never {
  throw notFound();
}
