import './styles/seller.css';
import type { Texts } from '@souk/client/i18n/create-i18n.ts';
import { PanelFrame } from './lib/frame/panel-frame.tsx';
import { startPanel } from './lib/frame/start-panel.tsx';
import { productTexts } from './lib/product-texts.ts';
import { createSellerRoutes } from './seller/create-seller-routes.ts';
import { sellerPaths } from './seller/paths.ts';

/** The seller panel has the texts of the parts that it shares with the admin panel, and its own. */
async function join(...parts: Promise<{ default: Texts }>[]): Promise<Texts> {
  return Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default));
}

/** The texts of vouchers and of the shop's own sales. */
const promotionTexts = {
  ar: async () => (await import('@souk/texts/seller-promotions/ar.json')).default,
  ir: async () => (await import('@souk/texts/seller-promotions/ir.json')).default,
};

startPanel({
  texts: {
    ar: () => join(import('@souk/texts/back-office/ar.json'), import('@souk/texts/seller/ar.json')),
    ir: () => join(import('@souk/texts/back-office/ir.json'), import('@souk/texts/seller/ir.json')),
  },
  areaTexts: {
    products: productTexts,
    vouchers: promotionTexts,
    sales: promotionTexts,
    money: {
      ar: async () => (await import('@souk/texts/seller-money/ar.json')).default,
      ir: async () => (await import('@souk/texts/seller-money/ir.json')).default,
    },
  },
  render: (services) => <PanelFrame services={services} base="/seller" signIn={sellerPaths.signIn} createRoutes={createSellerRoutes} />,
}).catch(reportError);
