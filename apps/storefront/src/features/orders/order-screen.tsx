import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CreditCard, FileText, Printer, RotateCcw, XCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useDownloadInvoice, useOrderAgain } from './mutations.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderStatusBadge } from './order-card.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PayChoices } from './pay-choices.tsx';
import { ordersQueries } from './queries.ts';
import { SentReturns } from './returns/sent-returns.tsx';
import { SentParcels } from './sent-parcels.tsx';

type OrderScreenProps = {
  id: number;
  /** The items were added to the cart. */
  onAddedAgain: () => Promise<void>;
  onReviewed: (productId: number) => void;
  shopAction?: ReactNode;
};

export function OrderScreen({ id, onAddedAgain, onReviewed, shopAction }: OrderScreenProps) {
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
      {order.can_pay && <Note tone="warn">{t('Not paid yet. The shop starts once you pay.')}</Note>}
      {order.cancel_reason && (
        <Note>
          {t('Cancellation reason:')} {order.cancel_reason}
        </Note>
      )}
      <OrderTimeline order={order} />
      <SentParcels parcels={order.parcels} />
      <SentReturns order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr] print:grid-cols-2">
        <div className="md:col-span-2 xl:col-span-1 print:col-span-2">
          <OrderItems order={order} onReviewed={onReviewed} shopAction={shopAction} />
        </div>
        <OrderAmounts order={order} className="xl:row-span-2" />
        <OrderFacts order={order} />
      </div>
    </div>
  );
}

// On a phone the main action has a full row; the others share rows of two or three.
const pairClass = 'max-sm:flex-[1_1_40%]';
const threeClass = 'max-sm:flex-auto max-sm:px-2';
const mainClass = 'max-sm:order-first max-sm:w-full';

function OrderActions({ order, onAddedAgain }: { order: Order; onAddedAgain: () => Promise<void> }) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const { orderAgain, isAdding } = useOrderAgain(onAddedAgain);
  const actionClass = order.can_pay ? threeClass : pairClass;
  // Buying again is the main action only once the order is finished.
  const isOver = order.status === 'Delivered' || order.status === 'Cancelled';
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full">
      {order.can_cancel && (
        <Button variant="secondary" className={actionClass} onClick={() => setAsking(true)}>
          <XCircle aria-hidden="true" />
          {t('Cancel order')}
        </Button>
      )}
      {order.invoice_url && <InvoiceButton orderId={order.id} className={actionClass} />}
      <Button variant="secondary" className={actionClass} onClick={() => print()}>
        <Printer aria-hidden="true" />
        {t('Print')}
      </Button>
      {order.can_pay ? (
        <PayButton order={order} className={mainClass} />
      ) : (
        <Button
          variant={isOver ? 'primary' : 'secondary'}
          className={order.can_cancel ? actionClass : mainClass}
          busy={isAdding}
          onClick={() => orderAgain(order.id)}
        >
          <RotateCcw aria-hidden="true" />
          {t('Buy again')}
        </Button>
      )}
      <CancelDialog open={isAsking} order={order} onClose={() => setAsking(false)} />
    </div>
  );
}

export function OrderSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <div className="grid gap-2.5">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-4 w-44" />
      </div>
      <Skeleton className="h-96 rounded-lg md:h-32" />
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
        <Skeleton className="h-40 rounded-lg md:col-span-2 xl:col-span-1" />
        <Skeleton className="h-72 rounded-lg xl:row-span-2" />
        <Skeleton className="h-44 rounded-lg" />
      </div>
    </div>
  );
}

/** All orders placed together are paid at once, so a dialog shows the total before the payment page opens. */
function PayButton({ order, className }: { order: Order; className?: string }) {
  const { t, plural } = useI18n();
  const [open, setOpen] = useState(false);
  const openCount = order.purchase_orders.filter(({ status }) => status !== 'Cancelled').length;
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        <CreditCard aria-hidden="true" />
        {t('Pay now')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Pay now')}>
        <div className="grid gap-4 pb-1">
          {openCount > 1 && (
            <p className="text-sm text-ink-muted">
              {plural(openCount, 'This pays for one order.', 'This pays for {count} orders placed together.')}
            </p>
          )}
          <PayChoices order={order} />
        </div>
      </Dialog>
    </>
  );
}

function InvoiceButton({ orderId, className }: { orderId: number; className?: string }) {
  const { t } = useI18n();
  const { download, isDownloading } = useDownloadInvoice(orderId);
  return (
    <Button variant="secondary" className={className} busy={isDownloading} onClick={download}>
      <FileText aria-hidden="true" />
      {t('Invoice')}
    </Button>
  );
}
