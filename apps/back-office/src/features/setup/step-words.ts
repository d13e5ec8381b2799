import type { SetupStep } from '@souk/contract/back-office/panel/setup';
import { paths } from '../../lib/paths.ts';

export const stepTitleTexts: Readonly<Record<SetupStep, string>> = {
  name: 'Name and logo',
  language: 'Languages',
  currency: 'Currency',
  category: 'First category',
  shop: 'First shop',
  delivery: 'Delivery charges',
  product: 'First product',
  payment: 'Payment',
  messages: 'Message channel',
  opening: 'Open for shoppers',
};

/** The purpose of each step. */
export const stepReasonTexts: Readonly<Record<SetupStep, string>> = {
  name: 'Shoppers see them in the header, in messages and on invoices.',
  language: 'The default language fills in missing translations. Add the others that your shoppers read.',
  currency: 'Prices are stored in the default currency. It cannot be changed once there are orders.',
  category: 'Shoppers browse by category, and each product belongs to one.',
  shop: 'Products belong to a shop, which sends them. One shop is enough.',
  delivery: 'What a shop charges for delivery, by the number of items. Without charges delivery is free.',
  product: 'With a picture, a price and stock, published: shoppers can buy it.',
  payment: 'Cash on delivery is enough to start. Online payment needs the keys of a gateway in the environment, such as STRIPE_SECRET_KEY.',
  messages:
    'Codes and messages go by mail, SMS or WhatsApp. Until MESSAGE_CHANNEL is set in the environment, the log of the server has them.',
  opening:
    'Start the server with APP_ENVIRONMENT=production and PUBLIC_URL. Until then codes are shown on the screen, so that you can try everything.',
};

/** The label of the link to the screen of each step. */
export const stepActionTexts: Readonly<Record<SetupStep, string>> = {
  name: 'Choose name and logo',
  language: 'Choose languages',
  currency: 'Choose the currency',
  category: 'Create a category',
  shop: 'Create a shop',
  delivery: 'Set delivery charges',
  product: 'Create a product',
  payment: 'Switch on payment',
  messages: 'See the channels',
  opening: 'See the environment',
};

/** The label of the button that skips a step: one accepts the default of the first steps, and does without the others. */
export const skipTexts: Readonly<Partial<Record<SetupStep, string>>> = {
  name: 'Leave as it is',
  language: 'Leave as it is',
  currency: 'Leave as it is',
  delivery: 'Delivery is free',
  messages: 'Later',
  opening: 'Later',
};

/** The screen of each step; `t` translates the words that the settings are searched for. */
export function pathOfStep(step: SetupStep, t: (text: string) => string): string {
  switch (step) {
    case 'name':
      return paths.settings();
    case 'language':
      return paths.settings({ tab: 'languages' });
    case 'currency':
      return paths.settings({ tab: 'currencies' });
    case 'category':
      return paths.category({ id: 'new' });
    case 'shop':
      return paths.shop({ id: 'new' });
    case 'delivery':
      return paths.settings({ tab: 'delivery' });
    case 'product':
      return paths.newProduct();
    case 'payment':
      return paths.settings({ search: t('Cash on delivery') });
    case 'messages':
      return paths.settings({ tab: 'payments' });
    case 'opening':
      return paths.settings();
  }
}
