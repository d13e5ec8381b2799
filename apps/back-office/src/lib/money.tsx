import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { formatPrice } from '@souk/money/format';
import { useI18n } from './services.tsx';

/** An amount with the code of its currency. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = useI18n();
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums max-[18rem]:whitespace-normal">
      {formatPrice(amount, { symbol: ` ${currency}` }, locale)}
    </bdi>
  );
}

/** Writes amounts with the code of their currency, where a text is needed. */
export function moneyFormat({ locale }: I18n, currency: string): (value: number) => string {
  return (value) => formatPrice(value, { symbol: ` ${currency}` }, locale);
}
