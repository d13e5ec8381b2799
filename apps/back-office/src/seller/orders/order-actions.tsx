import { isApiError } from '@souk/client/api/api-error.ts';
import type { ShopOrder } from '@souk/contract/seller/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { isAwaitingPayment, moveTexts, statusTexts } from './order-words.tsx';
import { PackingListButtons } from './packing-list-buttons.tsx';
import { type OrderChange, useChangeShopOrder } from './queries.ts';
import { ShipDialog } from './ship-dialog.tsx';

/** The next steps of an order. The status that the member saw is sent along, so nobody overwrites another's change. */
export function OrderActions({ order }: { order: ShopOrder }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [open, setOpen] = useState<'ship' | 'cancel'>();
  const change = useChangeShopOrder(order.code);
  const seen_status = order.status;
  const run = (next: OrderChange, message: string) =>
    change.mutate(next, { onSuccess: () => toast.success(message), onSettled: () => setOpen(undefined) });
  // Handing over creates the parcel, so moving the order without one is offered only where everything is in parcels.
  const moves = order.next_statuses.filter((status) => status !== 'On The Way' || !order.can_ship);
  return (
    <Panel title={t('Next step')}>
      {change.isError && (
        <Note tone="error">
          {explainError(i18n, change.error)}
          {isApiError(change.error) && change.error.status === 409 && (
            <span className="block font-semibold">{t('It is now: {status}', { status: t(statusTexts[order.status]) })}</span>
          )}
        </Note>
      )}
      {isAwaitingPayment(order) && (
        <p className="text-sm text-ink-muted">{t('The shopper has not paid yet. Pack the order once it is paid.')}</p>
      )}
      {order.status === 'Cancelled' && (
        <p className="text-sm">
          {t('Cancelled')}
          {order.cancel_reason && <bdi>: {order.cancel_reason}</bdi>}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {moves.map((status) =>
          status === 'Pending' || status === 'Cancelled' ? null : (
            <Button
              key={status}
              className="max-sm:grow"
              variant={status === 'Pickup' ? 'secondary' : 'primary'}
              disabled={change.isPending}
              onClick={() => run({ kind: 'status', body: { seen_status, status } }, t('Status changed'))}
            >
              {t(moveTexts[status])}
            </Button>
          ),
        )}
        {order.can_ship && (
          <Button
            className="max-sm:grow"
            variant={order.status === 'Pending' || order.status === 'Confirm' ? 'secondary' : 'primary'}
            disabled={change.isPending}
            onClick={() => setOpen('ship')}
          >
            {t('Hand over')}
          </Button>
        )}
        <PackingListButtons codes={[order.code]} />
        {order.can_cancel && (
          <Button variant="ghost" disabled={change.isPending} onClick={() => setOpen('cancel')}>
            {t('Cancel order')}
          </Button>
        )}
      </div>
      {order.status === 'On The Way' && order.is_cash && order.payment_status === 'Pending' && (
        <p className="text-sm text-ink-muted">{t('Mark it as delivered once the cash is received.')}</p>
      )}
      {open === 'ship' && (
        <ShipDialog
          busy={change.isPending}
          onClose={() => setOpen(undefined)}
          onShip={(tracking) => run({ kind: 'ship', body: { seen_status, ...tracking } }, t('Handed over; the shopper is notified'))}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          order={order}
          busy={change.isPending}
          onClose={() => setOpen(undefined)}
          onCancel={(reason) => run({ kind: 'cancel', body: { seen_status, reason } }, t('Order cancelled'))}
        />
      )}
    </Panel>
  );
}
