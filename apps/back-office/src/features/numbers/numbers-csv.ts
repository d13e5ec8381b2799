import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Numbers } from '@souk/contract/back-office/panel/home';
import { wireAmountText } from '@souk/money/currency';

/** The figures of each day, one row a day. */
export function numbersCsv({ t }: I18n, { days, currency }: Numbers): string[][] {
  return [
    [t('Day'), `${t('Sales')} (${currency})`, t('Orders'), t('Opened product pages')],
    ...days.map(({ day, sales, orders, product_views }) => [day, wireAmountText(sales), String(orders), String(product_views)]),
  ];
}
