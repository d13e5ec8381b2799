import type { Coupon } from '@souk/contract/cart';
import { isApiError } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';
import { loadCheckout } from './cart-calls.ts';
import { cartQueries } from './cart-queries.ts';

/** Collects a voucher: it shows as collected at once, and again as not if the server refuses. */
export async function collectVoucher(services: Services, coupon: Coupon): Promise<void> {
  const { api, queryClient, i18n } = services;
  const { queryKey } = cartQueries.vouchers(api, coupon.shop_id);
  // From the cache, not from the button: a second click comes before the button is rendered as collected.
  if (queryClient.getQueryData(queryKey)?.find(({ id }) => id === coupon.id)?.is_collected ?? coupon.is_collected) return;
  const mark = (is_collected: boolean) =>
    queryClient.setQueryData(queryKey, (coupons) => coupons?.map((each) => (each.id === coupon.id ? { ...each, is_collected } : each)));
  mark(true);
  try {
    const { message } = await api.call('POST /vouchers-collect', { body: { coupon_id: coupon.id } });
    toast.success(message ?? i18n.t('Voucher collected'));
    await loadCheckout(services);
  } catch (error) {
    // 409: it was collected elsewhere, so it stays marked.
    if (!isApiError(error) || error.status !== 409) mark(false);
    toast.error(failureWords(i18n, error));
  }
}
