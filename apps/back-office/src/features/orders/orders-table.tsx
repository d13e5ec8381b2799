import type { OrderRow } from '@souk/contract/back-office/orders';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { Moment, Money, PaymentBadge, StatusBadge } from './order-words.tsx';

/** Orders as a table; on a phone as a list of two lines each. */
export function OrdersTable({ orders, isOld }: { orders: readonly OrderRow[]; isOld: boolean }) {
  const { t } = useI18n();
  const cell = 'px-4 py-2.5';
  return (
    <div aria-busy={isOld} className="overflow-hidden rounded-lg border border-line bg-surface aria-busy:opacity-60">
      <table className="w-full text-start text-sm max-md:hidden">
        <thead className="bg-tint text-xs text-ink-muted">
          <tr>
            {[t('Order'), t('Placed'), t('Shopper'), t('Shop'), t('Status'), t('Payment'), t('Amount')].map((title) => (
              <th key={title} scope="col" className={`${cell} text-start font-semibold last:text-end`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} className="relative border-t border-line focus-within:bg-tint hover:bg-tint">
              <th scope="row" className={`${cell} text-start`}>
                <Link href={paths.order(order)} className="font-semibold text-accent after:absolute after:inset-0 hover:underline">
                  <bdi dir="ltr">{order.code}</bdi>
                </Link>
              </th>
              <td className={`${cell} text-ink-muted`}>
                <Moment at={order.created_at} />
              </td>
              <td className={`${cell} max-w-48 truncate`}>{order.person.name}</td>
              <td className={`${cell} max-w-40 truncate`}>{order.shop.name}</td>
              <td className={cell}>
                <StatusBadge status={order.status} />
              </td>
              <td className={cell}>
                <PaymentBadge status={order.payment_status} />
              </td>
              <td className={`${cell} text-end`}>
                <Money amount={order.payable_amount} currency={order.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line md:hidden">
        {orders.map((order) => (
          <li key={order.id} className="relative grid gap-1.5 px-4 py-3 text-sm">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Link href={paths.order(order)} className="font-semibold text-accent after:absolute after:inset-0">
                <bdi dir="ltr">{order.code}</bdi>
              </Link>
              <Money amount={order.payable_amount} currency={order.currency} />
            </p>
            <p className="flex flex-wrap items-center gap-2">
              <StatusBadge status={order.status} />
              <PaymentBadge status={order.payment_status} />
            </p>
            <p className="text-xs text-ink-muted">
              {order.person.name} · <Moment at={order.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
