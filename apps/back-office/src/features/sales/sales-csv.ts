import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { SalesReport } from '@souk/contract/back-office/sales';
import { wireAmountText } from '@souk/money/currency';
import { salesColumns, salesTitleTexts } from './sales-columns.ts';

/** One row for each month and shop. */
export function salesCsv({ t }: I18n, { rows, currency }: SalesReport): string[][] {
  return [
    [t('Month'), t('Shop'), t('Orders'), ...salesColumns.map((name) => `${t(salesTitleTexts[name])} (${currency})`)],
    ...rows.map((row) => [row.month, row.shop.name, String(row.orders), ...salesColumns.map((name) => wireAmountText(row[name]))]),
  ];
}
