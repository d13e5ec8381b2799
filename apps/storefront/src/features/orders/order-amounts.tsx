import type { Order } from '@souk/contract/orders';
import { AmountList } from '../../lib/money/amount-list.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { classNames } from '../../ui/class-names.ts';

/** What the order cost. */
export function OrderAmounts({ order, className }: { order: Order; className: string }) {
  const { t, plural } = useI18n();
  const notes = { items: plural(order.quantity, '{count} item', '{count} items'), coupon: order.coupon_code };
  return (
    <section
      aria-labelledby="order-amounts"
      className={classNames('grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6', className)}
    >
      <h2 id="order-amounts" className="text-lg">
        {t('Amounts')}
      </h2>
      <AmountList amounts={order.amounts} notes={notes} payableLabel={t('Order total')} />
    </section>
  );
}
