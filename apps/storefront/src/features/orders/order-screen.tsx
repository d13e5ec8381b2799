import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer, RotateCcw, XCircle } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ordersQueries } from './orders-queries.ts';
import { PayButton } from './pay-button.tsx';
import { useOrderAgain } from './use-order-again.ts';

type OrderScreenProps = {
  id: number;
  /** What was ordered lies in the cart again. */
  onAddedAgain: () => Promise<void>;
  /** The shopper has said what they think of a product. */
  onReviewed: (productId: number) => void;
};

/** One order with everything about it. */
export function OrderScreen({ id, onAddedAgain, onReviewed }: OrderScreenProps) {
  const { t, moment } = useI18n();
  const { data: order } = useSuspenseQuery(ordersQueries.one(useApi(), id));
  const code = <bdi dir="ltr">#{order.code}</bdi>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-2">
        <Breadcrumbs crumbs={[{ label: t('Order History'), href: paths.orderHistory() }, { label: order.code }]} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="grid min-w-0 flex-[1_1_15rem] gap-1">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl tabular-nums">
              {code}
              <OrderStatusBadge status={order.status} />
            </h1>
            {order.created_at && <p className="text-sm text-ink-muted">{t('Placed on {moment}', { moment: moment(order.created_at) })}</p>}
          </div>
          <OrderActions order={order} onAddedAgain={onAddedAgain} />
        </div>
      </header>
      {order.can_pay && <Note tone="warn">{t('It is not paid yet: the shop begins once it is.')}</Note>}
      {order.cancel_reason && (
        <Note>
          {t('Cancelled because:')} {order.cancel_reason}
        </Note>
      )}
      <OrderTimeline order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr] print:grid-cols-2">
        <div className="md:col-span-2 xl:col-span-1 print:col-span-2">
          <OrderItems order={order} onReviewed={onReviewed} />
        </div>
        <OrderAmounts order={order} className="xl:row-span-2" />
        <OrderFacts order={order} />
      </div>
    </div>
  );
}

/** On a phone what matters most has a row to itself, and the rest stands two and two, or three beside each other. */
const pairPlace = 'max-sm:flex-[1_1_40%]';
const threePlace = 'max-sm:flex-auto max-sm:px-2';
const mainPlace = 'max-sm:order-first max-sm:w-full';

function OrderActions({ order, onAddedAgain }: { order: Order; onAddedAgain: () => Promise<void> }) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  const { orderAgain, isAdding } = useOrderAgain(onAddedAgain);
  const actionPlace = order.can_pay ? threePlace : pairPlace;
  // While it is under way, to order the same again is one thing among others.
  const isOver = order.status === 'Delivered' || order.status === 'Cancelled';
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full">
      {order.can_cancel && (
        <Button variant="secondary" className={actionPlace} onClick={() => setAsking(true)}>
          <XCircle aria-hidden="true" />
          {t('Cancel order')}
        </Button>
      )}
      {order.invoice_url && <InvoiceButton orderId={order.id} className={actionPlace} />}
      <Button variant="secondary" className={actionPlace} onClick={() => print()}>
        <Printer aria-hidden="true" />
        {t('Print')}
      </Button>
      {order.can_pay ? (
        <PayButton order={order} className={mainPlace} />
      ) : (
        <Button
          variant={isOver ? 'primary' : 'secondary'}
          className={order.can_cancel ? actionPlace : mainPlace}
          busy={isAdding}
          onClick={() => orderAgain(order.id)}
        >
          <RotateCcw aria-hidden="true" />
          {t('Buy again')}
        </Button>
      )}
      <CancelDialog open={asking} order={order} onClose={() => setAsking(false)} />
    </div>
  );
}
