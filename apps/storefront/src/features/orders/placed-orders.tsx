import { ChevronRight } from 'lucide-react';
import type { Order } from '../../lib/answers/answers.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { purchaseTotal } from './model/purchase-total.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** The orders under one payment, and what they come to. */
export function PlacedOrders({ orders, totalLabel }: { orders: Order['purchase_orders']; totalLabel: string }) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <section aria-labelledby="placed-orders" className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id="placed-orders" className="text-lg">
        {t('Your orders')}
      </h2>
      <ul className="divide-y divide-line">
        {orders.map(({ id, code, shop_name, payable_amount, status }) => (
          <li key={id}>
            <Link href={paths.order({ id })} className="group flex min-h-15 items-center gap-3 py-2">
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold tabular-nums group-hover:underline">
                  <bdi dir="ltr">#{code}</bdi>
                </span>
                <span className="truncate text-sm text-ink-muted">{shop_name}</span>
              </span>
              {status === 'Cancelled' ? (
                <OrderStatusBadge status="Cancelled" />
              ) : (
                <bdi className="text-sm tabular-nums">{money(payable_amount)}</bdi>
              )}
              <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5 font-bold">
        <span>{totalLabel}</span>
        <bdi className="text-lg tabular-nums">{money(purchaseTotal(orders))}</bdi>
      </p>
    </section>
  );
}
