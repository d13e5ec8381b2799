import { formatPrice } from '@souk/money/format-price';
import { useCallback } from 'react';
import { useSettings } from '../services/services-context.tsx';

/** Shows amounts in the chosen currency: `useMoney()(19.99)`. */
export function useMoney(): (amount: number) => string {
  const selected = useSettings((state) => state.selectedCurrency);
  const usual = useSettings((state) => state.currency);
  const currency = selected ?? usual;
  return useCallback((amount) => formatPrice(amount, currency), [currency]);
}
