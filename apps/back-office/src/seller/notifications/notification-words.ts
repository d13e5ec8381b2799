import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ShopNotification } from '@souk/contract/seller/notifications';
import { sellerPaths } from '../paths.ts';

/** The words of a notification, and the page that it leads to. */
export function describeNotification({ t }: I18n, { kind, subject, name }: ShopNotification): { text: string; href: string } {
  switch (kind) {
    case 'order':
      return { text: t('New order {code}', { code: subject }), href: sellerPaths.order({ code: subject }) };
    case 'return':
      return { text: t('A shopper asks for the return {code}', { code: subject }), href: sellerPaths.return({ code: subject }) };
    case 'message':
      return { text: t('A shopper wrote to you'), href: sellerPaths.conversation({ id: Number(subject) }) };
    case 'question':
      return { text: t('New question about {name}', { name }), href: '/questions' };
    case 'change-accepted':
      return { text: t('Your change of {name} is published', { name }), href: sellerPaths.products() };
    case 'change-declined':
      return { text: t('Your change of {name} was not approved', { name }), href: sellerPaths.products() };
    case 'low-stock':
      return { text: t('{name} is almost sold out', { name }), href: sellerPaths.stock() };
    case 'out-of-stock':
      return { text: t('{name} is sold out', { name }), href: sellerPaths.stock() };
  }
}

/** The kinds that are sent by phone or mail. */
export const sentKindTexts = {
  order: 'New orders',
  return: 'Returns to answer',
  question: 'New questions',
  'low-stock': 'Almost sold out',
  'out-of-stock': 'Sold out',
} as const;

export const frequencyTexts = {
  'at-once': 'At once, at most every ten minutes',
  daily: 'Once a day',
  never: 'Never',
} as const;

export const mediumTexts = { mail: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' } as const;
