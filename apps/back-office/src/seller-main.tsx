import './styles/seller.css';
import { joinTexts } from './lib/frame/join-texts.ts';
import { PanelFrame } from './lib/frame/panel-frame.tsx';
import { startPanel } from './lib/frame/start-panel.tsx';
import { productTexts } from './lib/product-texts.ts';
import { createSellerRoutes } from './seller/create-seller-routes.ts';
import { sellerPaths } from './seller/paths.ts';

/** The texts of vouchers and of the shop's own sales. */
const promotionTexts = {
  ar: async () => (await import('@souk/texts/seller-promotions/ar.json')).default,
  ir: async () => (await import('@souk/texts/seller-promotions/ir.json')).default,
};

startPanel({
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
  render: (services) => <PanelFrame services={services} base="/seller" signIn={sellerPaths.signIn} createRoutes={createSellerRoutes} />,
}).catch(reportError);
