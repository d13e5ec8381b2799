import './styles/seller.css';
import { joinTexts } from './lib/frame/join-texts.ts';
import { startPanel } from './lib/frame/start-panel.ts';
import { productTexts } from './lib/product-texts.ts';

/** The texts of vouchers and of the shop's own sales. */
const promotionTexts = {
  ar: async () => (await import('@souk/texts/seller-promotions/ar.json')).default,
  ir: async () => (await import('@souk/texts/seller-promotions/ir.json')).default,
};

startPanel({
  base: '/seller',
  texts: {
    ar: () => joinTexts(import('@souk/texts/panels/ar.json'), import('@souk/texts/seller/ar.json')),
    ir: () => joinTexts(import('@souk/texts/panels/ir.json'), import('@souk/texts/seller/ir.json')),
  },
  areaTexts: {
    products: productTexts,
    stock: productTexts,
    vouchers: promotionTexts,
    sales: promotionTexts,
    money: {
      ar: async () => (await import('@souk/texts/seller-money/ar.json')).default,
      ir: async () => (await import('@souk/texts/seller-money/ir.json')).default,
    },
  },
  firstPages: {
    '/seller': () => import('./seller/pages/today-page.tsx'),
    '/seller/orders': () => import('./seller/pages/orders/orders-page.tsx'),
  },
  // As `todayQuery` and `shopOrdersQuery` of the first page make them.
  firstCalls: {
    '/seller': { address: '/api/seller/today' },
    '/seller/orders': { address: '/api/seller/orders?page=1&per_page=25', needs: 'orders' },
  },
  open: () => import('./seller/open-seller.tsx'),
}).catch(reportError);
