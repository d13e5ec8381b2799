import { formatPrice } from '@souk/money/format';
import { useI18n } from './services.tsx';

/** An amount with the code of its currency. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  const { locale } = useI18n();
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {formatPrice(amount, { symbol: ` ${currency}` }, locale)}
    </bdi>
  );
}
