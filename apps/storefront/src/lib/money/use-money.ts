import { formatPrice, type PriceCurrency } from '@souk/money/format-price';
import { useI18n, useSettings } from '../services/services-context.tsx';

/** Shows amounts in the chosen currency: `useMoney()(19.99)`. */
export function useMoney(): (amount: number) => string {
  const { locale } = useI18n();
  const currency = useCurrency();
  return (amount) => formatPrice(amount, currency, locale);
}

/** For amounts that are converted together, so that they add up: the rate, and how one that is converted is shown. */
export function useConverted(): { rate: number; show: (amount: number) => string } {
  const { locale } = useI18n();
  const currency = useCurrency();
  const format = (amount: number) => formatPrice(amount, { ...currency, rate_from_default: 1 }, locale);
  return { rate: currency.rate_from_default ?? 1, show: (amount) => (amount < 0 ? `−${format(-amount)}` : format(amount)) };
}

function useCurrency(): PriceCurrency {
  const selected = useSettings((state) => state.selectedCurrency);
  const usual = useSettings((state) => state.currency);
  // Another server says for the usual one alone where the symbol stands.
  return { ...usual, ...selected };
}
