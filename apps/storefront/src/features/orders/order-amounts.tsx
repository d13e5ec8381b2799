import { classNames } from '@souk/ui/class-names.ts';
import { AmountList } from '../../lib/money/amount-list.tsx';
import type { Order } from '../../lib/other-servers/answers.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';

export function OrderAmounts({ order, className }: { order: Order; className: string }) {
  const { t, plural } = useI18n();
  const money = useMoney();
  const notes = { items: plural(order.quantity, '{count} item', '{count} items'), coupon: order.coupon_code };
  return (
    <section
      aria-labelledby="order-amounts"
      className={classNames('grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6', className)}
    >
      <h2 id="order-amounts" className="text-lg">
        {t('Amounts')}
      </h2>
      {order.amounts ? (
        <AmountList amounts={order.amounts} notes={notes} payableLabel={t('Order total')} />
      ) : (
        <p className="flex justify-between gap-4 font-bold">
          {t('Order total')} <bdi className="tabular-nums">{money(order.payable_amount)}</bdi>
        </p>
      )}
    </section>
  );
}
