import type { RouteObject } from 'react-router';
import { notFound } from '../lib/api/api-error.ts';
import { NotFoundScreen } from './errors/not-found-screen.tsx';
import { PageError } from './errors/page-error.tsx';
import { AccountLayout } from './layouts/account-layout.tsx';
import { BlogLayout } from './layouts/blog-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { layout, page } from './page-route.tsx';
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
        page('/products', 'src/routes/products.tsx', () => import('../routes/products.tsx')),
        layout('account', AccountLayout, []),
        { id: 'nowhere', path: '*', loader: nowhere, Component: NotFoundScreen, ErrorBoundary: PageError },
      ]),
      layout('blog', BlogLayout, []),
    ],
  },
];

function nowhere(): never {
  throw notFound();
}
