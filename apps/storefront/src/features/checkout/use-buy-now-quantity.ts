import type { CartProduct } from '@souk/contract/cart';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { choicesOf } from '../../lib/stores/complete-cart.ts';
import { toast } from '../../ui/toast/toast.ts';

/** How many of what is bought at once: shown at once, sent one by one, and counted anew when the last one has arrived. */
export function useBuyNowQuantity(line: CartProduct | undefined, recount: () => Promise<unknown>) {
  const { api, i18n } = useServices();
  const [wanted, setWanted] = useState<number | null>(null);
  const underWay = useRef(0);
  const { mutate } = useMutation({
    // Within a scope each waits for the one before.
    scope: { id: 'buy-now' },
    mutationFn: ({ step, of }: { step: 1 | -1; of: CartProduct }) => {
      const body = { product_id: of.id, ...choicesOf(of), is_buy_now: true };
      return api.call(step > 0 ? 'POST /cart/increment' : 'POST /cart/decrement', { body });
    },
    onError: (error) => toast.error(failureWords(i18n, error)),
    onSettled: async () => {
      underWay.current -= 1;
      if (underWay.current > 0) return;
      await recount();
      if (underWay.current === 0) setWanted(null);
    },
  });
  const shown = wanted ?? line?.quantity ?? 1;
  function change(step: 1 | -1) {
    // The last piece stays: whoever wants none of it does not buy it.
    if (!line || shown + step < 1) return;
    underWay.current += 1;
    setWanted(shown + step);
    mutate({ step, of: line });
  }
  return { shown, change, isChanging: wanted !== null };
}
