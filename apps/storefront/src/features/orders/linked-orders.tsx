import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { LinkedOrder, Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { linkedOrdersQuery } from './linked-order-query.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderStatusBadge } from './order-card.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { SentParcels } from './sent-parcels.tsx';

/** The orders that a link from a message opens without signing in: to read, and nothing to do. */
export function LinkedOrders({ token }: { token: string }) {
  const { t } = useI18n();
  const { data } = useSuspenseQuery(linkedOrdersQuery(useApi(), token));
  const isExpired = data.orders.every(({ order }) => order === null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-4">
        <h1 className="text-xl">{data.orders.length === 1 ? t('Your order') : t('Your orders')}</h1>
        {isExpired && <Note>{t('This link has expired, so it shows the status only. Sign in to see everything.')}</Note>}
        <AccountAction orders={data.orders} />
      </header>
      {data.orders.map((linked) => (
        <LinkedOrderPart key={linked.code} linked={linked} />
      ))}
    </div>
  );
}

function LinkedOrderPart({ linked }: { linked: LinkedOrder }) {
  const { t, moment } = useI18n();
  const { code, status, created_at, can_pay, cancel_reason, order } = linked;
  return (
    <section aria-label={t('Order {code}', { code })} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg tabular-nums">
          <bdi dir="ltr">#{code}</bdi>
          <OrderStatusBadge status={status} />
        </h2>
        {created_at && <p className="text-sm text-ink-muted">{t('Placed on {moment}', { moment: moment(created_at) })}</p>}
      </div>
      {can_pay && <Note tone="warn">{t('Not paid yet. The shop starts once you pay.')}</Note>}
      {cancel_reason && (
        <Note>
          {t('Cancellation reason:')} {cancel_reason}
        </Note>
      )}
      <OrderTimeline order={linked} />
      {order && <SentParcels parcels={order.parcels} />}
      {order && <Details order={order} />}
    </section>
  );
}

function Details({ order }: { order: Order }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr] print:grid-cols-2">
      <div className="md:col-span-2 xl:col-span-1 print:col-span-2">
        <OrderItems order={order} onReviewed={() => undefined} />
      </div>
      <OrderAmounts order={order} className="xl:row-span-2" />
      <OrderFacts order={order} />
    </div>
  );
}

/** Paying, cancelling, the invoice and reviews are in the account. */
function AccountAction({ orders }: { orders: readonly LinkedOrder[] }) {
  const { t } = useI18n();
  const { whenSignedIn } = useServices();
  const navigate = useNavigate();
  const isShopper = useIsShopper();
  const only = orders.length === 1 ? orders[0]?.order : undefined;
  const href = only ? paths.order({ id: only.id }) : paths.orderHistory();
  if (isShopper) {
    return (
      <ButtonLink variant="secondary" href={href} className="justify-self-start">
        {t('View in your account')}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => whenSignedIn(() => void navigate(href))}>
      <LogIn aria-hidden="true" className="mirror" />
      {t('Sign in for the invoice and more')}
    </Button>
  );
}
