import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ShopHealthRow } from '@souk/contract/back-office/shop-health';
import { healthColumns, healthTitleTexts } from '../../lib/shops/health-words.ts';

/** One row for each shop. */
export function healthCsv({ t }: I18n, shops: readonly ShopHealthRow[]): string[][] {
  return [
    [t('Shop'), t('Orders'), t('Messages'), t('Questions'), ...healthColumns.map((name) => t(healthTitleTexts[name]))],
    ...shops.map((row) => [
      row.name,
      ...[row.orders, row.conversations, row.questions, ...healthColumns.map((name) => row[name])].map(String),
    ]),
  ];
}
