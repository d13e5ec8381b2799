import type { ManagedOrder } from '@souk/contract/back-office/orders';
import type { OrderStatus } from '@souk/contract/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { PaidBackButton } from '../../lib/refunds/paid-back-button.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { CancelDialog, RefundDialog } from './amount-dialogs.tsx';
import { type OrderChange, useChangeOrder } from './mutations.ts';
import { StatusBadge, statusTexts } from './order-words.tsx';
import { RefundItemsDialog } from './refund-dialog.tsx';

/** The buttons by which an order moves on. The state that the operator saw goes along, so nobody overwrites another's change. */
export function OrderActions({ managed }: { managed: ManagedOrder }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [mayWrite, mayRefund] = [useMay('orders:write'), useMay('refunds')];
  const [open, setOpen] = useState<'cancel' | 'refund' | 'refund-lines'>();
  const { order } = managed;
  const change = useChangeOrder(order.code);
  const wanted = change.isError ? change.variables : undefined;
  const run = (next: OrderChange, message: string) =>
    change.mutate(next, {
      onSuccess() {
        setOpen(undefined);
        toast.success(message);
      },
      onError: () => setOpen(undefined),
    });
  const canRefund = mayRefund && managed.refundable_amount > 0;
  const canCancel = mayWrite && managed.can_cancel;
  const next = mayWrite ? managed.next_statuses : [];
  return (
    <Panel title={t('Next step')}>
      <FailedRefunds managed={managed} mayRefund={mayRefund} />
      {wanted && <Conflict wanted={wanted} current={order.status} text={explainError(i18n, change.error)} />}
      <div className="flex flex-wrap gap-3">
        {next.map((status, index) => (
          <Button
            key={status}
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={change.isPending && change.variables?.kind === 'status' && change.variables.body.status === status}
            disabled={change.isPending}
            onClick={() => isMoving(status) && run({ kind: 'status', body: { seen_status: order.status, status } }, t('Status changed'))}
          >
            {t(moveTexts[status])}
          </Button>
        ))}
        {canRefund && (
          <>
            <Button variant="secondary" disabled={change.isPending} onClick={() => setOpen('refund-lines')}>
              {t('Refund items')}
            </Button>
            <Button variant="secondary" disabled={change.isPending} onClick={() => setOpen('refund')}>
              {t('Refund an amount')}
            </Button>
          </>
        )}
        {canCancel && (
          <Button variant="ghost" disabled={change.isPending} onClick={() => setOpen('cancel')}>
            {t('Cancel order')}
          </Button>
        )}
        {next.length === 0 && !canRefund && !canCancel && <p className="text-sm text-ink-muted">{t('Nothing is left to do.')}</p>}
      </div>
      <CancelDialog
        managed={managed}
        open={open === 'cancel'}
        busy={change.isPending}
        onClose={() => setOpen(undefined)}
        onConfirm={(reason) => run({ kind: 'cancel', body: { seen_status: order.status, reason } }, t('Order cancelled'))}
      />
      {open === 'refund-lines' && (
        <RefundItemsDialog
          managed={managed}
          busy={change.isPending}
          onClose={() => setOpen(undefined)}
          onConfirm={(body) => run({ kind: 'refund-lines', body }, t('Refund created'))}
        />
      )}
      <RefundDialog
        key={managed.refundable_amount}
        managed={managed}
        open={open === 'refund'}
        busy={change.isPending}
        onClose={() => setOpen(undefined)}
        onConfirm={(amount) => run({ kind: 'refund', body: { amount, seen_refundable: managed.refundable_amount } }, t('Refund created'))}
      />
    </Panel>
  );
}

/** Refunds that the gateway rejected: the operator pays them back, and records it. */
function FailedRefunds({ managed: { payments, currency, person }, mayRefund }: { managed: ManagedOrder; mayRefund: boolean }) {
  const { t } = useI18n();
  const failed = payments.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'Failed');
  return failed.map(({ id, amount }) => (
    <Note key={id} tone="warn">
      <p>
        {t('The gateway rejected the refund of this amount. Pay it back yourself, then record it here:')}{' '}
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
      </p>
      {mayRefund && (
        <p className="mt-2">
          <PaidBackButton refund={{ id, amount, currency, person }} />
        </p>
      )}
    </Note>
  ));
}

const moveTexts = {
  Pending: 'Pending',
  Confirm: 'Confirm order',
  Processing: 'Start processing',
  Pickup: 'Mark as picked up',
  'On The Way': 'Mark as on the way',
  Delivered: 'Mark as delivered',
  Cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;

type MovingStatus = Exclude<OrderStatus, 'Pending' | 'Cancelled'>;

function isMoving(status: OrderStatus): status is MovingStatus {
  return status !== 'Pending' && status !== 'Cancelled';
}

/** A refused change: what the operator wanted, and what the order is now. */
function Conflict({ wanted, current, text }: { wanted: OrderChange; current: OrderStatus; text: string }) {
  const { t } = useI18n();
  return (
    <div role="alert">
      <Note tone="warn">
        <p>{text}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          {t('You wanted')}:{' '}
          <strong>
            {wanted.kind === 'status' ? t(statusTexts[wanted.body.status]) : t(wanted.kind === 'cancel' ? 'Cancel order' : 'Refund')}
          </strong>
          <span aria-hidden="true">·</span> {t('It is now')}: <StatusBadge status={current} />
        </p>
      </Note>
    </div>
  );
}
