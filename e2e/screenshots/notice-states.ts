import { createNoticeLinks } from '../../apps/api/src/modules/notices/domain/notice-link.ts';
import { listProducts, simpleProduct } from '../support/marketplace.ts';
import { linkSecret } from '../support/order-link.ts';
import type { Screen, ScreenContext } from './screen.ts';

const links = createNoticeLinks(linkSecret);

/** Messages about stock, prices and carts: where they are asked for, and where their links end them. */
export const noticeStates: readonly Screen[] = [
  {
    name: 'product-sold-out',
    path: async ({ request }) => {
      const product = (await listAll(request)).find((each) => !each.in_stock);
      if (!product) throw new Error('Nothing in the marketplace is sold out');
      return `/products/${product.id}/details`;
    },
  },
  {
    name: 'notices-stopped',
    path: async ({ request, shopper }) => {
      const { id } = await simpleProduct(request);
      return `/stop-notices/${links.sign({ personId: Number(Object(shopper.user).id), productId: id })}`;
    },
  },
  { name: 'notices-invalid-link', path: '/stop-notices/1-1-abc' },
];

/** The list has at most a hundred on a page. */
async function listAll(request: ScreenContext['request']) {
  const pages = await Promise.all([1, 2, 3].map((page) => listProducts(request, { page })));
  return pages.flat();
}
