import './styles/admin.css';
import { App } from './app/app.tsx';
import { startPanel } from './lib/frame/start-panel.tsx';
import { productTexts } from './lib/product-texts.ts';

startPanel({
  texts: {
    ar: async () => (await import('@souk/texts/back-office/ar.json')).default,
    ir: async () => (await import('@souk/texts/back-office/ir.json')).default,
  },
  areaTexts: {
    products: productTexts,
    categories: productTexts,
    attributes: productTexts,
    settings: {
      ar: async () => (await import('@souk/texts/back-office-settings/ar.json')).default,
      ir: async () => (await import('@souk/texts/back-office-settings/ir.json')).default,
    },
  },
  render: (services) => <App services={services} />,
}).catch(reportError);
