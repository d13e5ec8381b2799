import type { Order } from '@souk/contract/orders';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { ConfirmedDrawing } from './confirmed-drawing.tsx';
import { purchaseTotal } from './model/purchase-total.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { ordersQueries } from './orders-queries.ts';

/** The order stands: its codes, what happens next, what it costs, and where to go from here. */
export function OrderConfirmed({ id }: { id: number }) {
  const { t, plural } = useI18n();
  const { data: order } = useSuspenseQuery(ordersQueries.one(useApi(), id));
  const orders = order.purchase_orders;
  return (
    <div className="page-width grid justify-items-center gap-8 py-8 sm:py-12">
      <header className="grid max-w-xl justify-items-center gap-2 text-center">
        <ConfirmedDrawing className="w-48" />
        <h1 className="mt-2 text-xl">{t('Thank you, your order is placed')}</h1>
        <p className="text-ink-muted">
          {orders.length > 1
            ? plural(orders.length, 'One shop is on it now.', '{count} shops are on it now, each sends its own parcel.')
            : t('{shop} is on it now.', { shop: order.shop.name })}
        </p>
      </header>
      <div className="grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <PlacedOrders orders={orders} isCash={order.payment_method === 'cash'} />
        <NextSteps order={order} />
      </div>
      <div className="flex justify-center gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink href={orders.length > 1 ? paths.orderHistory() : paths.order({ id })}>
          {orders.length > 1 ? t('See your orders') : t('See your order')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.products()}>
          {t('Keep looking around')}
        </ButtonLink>
      </div>
    </div>
  );
}

function PlacedOrders({ orders, isCash }: { orders: Order['purchase_orders']; isCash: boolean }) {
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
        <span>{isCash ? t('To pay on delivery') : t('To pay')}</span>
        <bdi className="text-lg tabular-nums">{money(purchaseTotal(orders))}</bdi>
      </p>
    </section>
  );
}

function NextSteps({ order }: { order: Order }) {
  const { t } = useI18n();
  const isCash = order.payment_method === 'cash';
  const steps = [
    { title: t('The shop confirms'), text: t('Until then you can cancel, and nothing is owed.') },
    { title: t('It is packed and sent'), text: t('Your order shows where it is at any time.') },
    {
      title: t('It is brought to {name}', { name: order.address.name }),
      text: isCash ? t('You pay when the parcel is handed to you.') : [order.address.address_line, order.address.area].join(', '),
    },
  ];
  return (
    <section aria-labelledby="next-steps" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id="next-steps" className="text-lg">
        {t('What happens next')}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden="true"
              className="arch grid h-9 w-7 place-items-center bg-primary-soft pt-1.5 text-sm font-bold text-on-primary-soft tabular-nums"
            >
              {index + 1}
            </span>
            <span className="grid gap-0.5 text-sm">
              <strong>{title}</strong>
              <span className="text-ink-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
