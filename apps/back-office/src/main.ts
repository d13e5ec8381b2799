import './styles/admin.css';
import { joinTexts } from './lib/frame/join-texts.ts';
import { startPanel } from './lib/frame/start-panel.ts';
import { productTexts } from './lib/product-texts.ts';

/** The texts of pages, posts, the home page and navigation. */
const contentTexts = {
  ar: () => joinTexts(import('@souk/texts/back-office-content/ar.json'), import('@souk/texts/rich-text/ar.json')),
  ir: () => joinTexts(import('@souk/texts/back-office-content/ir.json'), import('@souk/texts/rich-text/ir.json')),
};

/** The texts of the settings. The audit log names settings and steps of the setup. */
const settingTexts = {
  ar: async () => (await import('@souk/texts/back-office-settings/ar.json')).default,
  ir: async () => (await import('@souk/texts/back-office-settings/ir.json')).default,
};

startPanel({
  base: '/admin',
  texts: {
    ar: () => joinTexts(import('@souk/texts/panels/ar.json'), import('@souk/texts/back-office/ar.json')),
    ir: () => joinTexts(import('@souk/texts/panels/ir.json'), import('@souk/texts/back-office/ir.json')),
  },
  areaTexts: {
    products: productTexts,
    categories: productTexts,
    attributes: productTexts,
    posts: contentTexts,
    pages: contentTexts,
    site: contentTexts,
    media: contentTexts,
    promotions: {
      ar: async () => (await import('@souk/texts/back-office-promotions/ar.json')).default,
      ir: async () => (await import('@souk/texts/back-office-promotions/ir.json')).default,
    },
    people: {
      ar: async () => (await import('@souk/texts/back-office-people/ar.json')).default,
      ir: async () => (await import('@souk/texts/back-office-people/ir.json')).default,
    },
    reviews: {
      ar: async () => (await import('@souk/texts/back-office-reviews/ar.json')).default,
      ir: async () => (await import('@souk/texts/back-office-reviews/ir.json')).default,
    },
    support: {
      ar: async () => (await import('@souk/texts/back-office-support/ar.json')).default,
      ir: async () => (await import('@souk/texts/back-office-support/ir.json')).default,
    },
    settings: settingTexts,
    audit: settingTexts,
  },
  firstPages: {
    '/admin': () => import('./admin/home-page.tsx'),
    '/admin/orders': () => import('./admin/orders-page.tsx'),
    '/admin/products': () => import('./admin/products-page.tsx'),
  },
  // As `waitingQuery`, `ordersQuery` and `productsQuery` of the first page make them.
  firstCalls: {
    '/admin': { address: '/api/admin/home' },
    '/admin/orders': { address: '/api/admin/orders?page=1&per_page=25', needs: 'orders:read' },
    '/admin/products': { address: '/api/admin/products?page=1&per_page=25', needs: 'products:read' },
  },
  open: () => import('./app/open-admin.tsx'),
}).catch(reportError);
