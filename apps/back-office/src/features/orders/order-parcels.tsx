import type { ManagedOrder, Parcel, ParcelFields } from '@souk/contract/back-office/orders';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { type OrderChange, unpackedOf, useChangeOrder } from './mutations.ts';
import { ParcelDialog } from './parcel-dialog.tsx';

const packing = ['Confirm', 'Processing', 'Pickup', 'On The Way'];

/** The parcels of an order: what is in them, where they are, and what is not packed yet. */
export function OrderParcels({ managed }: { managed: ManagedOrder }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const { order, parcels, lines } = managed;
  const mayWrite = useMay('orders:write');
  const [open, setOpen] = useState<Parcel | 'new'>();
  const change = useChangeOrder(order.code);
  const showUndo = useUndoToast();
  const run = (next: OrderChange, message: string) =>
    change.mutate(next, {
      onSuccess(data) {
        setOpen(undefined);
        showUndo(message, data.entry_id ?? null);
      },
      onError: (error) => toast.error(explainError(i18n, error)),
    });
  const left = lines.reduce((sum, line) => sum + unpackedOf(line), 0);
  const canPack = mayWrite && packing.includes(order.status);
  function handleSave(fields: ParcelFields) {
    if (open === undefined || open === 'new')
      run({ kind: 'parcel-add', body: { ...fields, seen_status: order.status } }, t('Parcel added'));
    else run({ kind: 'parcel-change', id: open.id, body: { ...fields, version: open.version } }, t('Parcel saved'));
  }
  return (
    <Panel title={t('Parcels')}>
      {parcels.length === 0 && (
        <p className="text-sm text-ink-muted">
          {order.status === 'Pending' ? t('Confirm the order first, then pack it in one or several parcels.') : t('No parcels yet.')}
        </p>
      )}
      <ol className="grid gap-3">
        {parcels.map((parcel, index) => (
          <ParcelCard
            key={parcel.id}
            {...{ managed, parcel, index, run }}
            mayWrite={mayWrite}
            busy={change.isPending}
            onEdit={() => setOpen(parcel)}
          />
        ))}
      </ol>
      {canPack && left > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="sm" disabled={change.isPending} onClick={() => setOpen('new')}>
            {t('Add a parcel')}
          </Button>
          <p className="text-sm text-ink-muted">{plural(left, '{count} item is not packed', '{count} items are not packed')}</p>
        </div>
      )}
      {open !== undefined && (
        <ParcelDialog
          managed={managed}
          parcel={open === 'new' ? undefined : open}
          busy={change.isPending}
          onClose={() => setOpen(undefined)}
          onSave={handleSave}
        />
      )}
    </Panel>
  );
}

type ParcelCardProps = {
  managed: ManagedOrder;
  parcel: Parcel;
  index: number;
  mayWrite: boolean;
  busy: boolean;
  run: (next: OrderChange, message: string) => void;
  onEdit: () => void;
};

function ParcelCard({ managed, parcel, index, mayWrite, busy, run, onEdit }: ParcelCardProps) {
  const { t, number } = useI18n();
  const { id, version, shipped_at, delivered_at } = parcel;
  const title = t('Parcel {number}', { number: number(index + 1) });
  return (
    <li aria-label={title} className="grid gap-2 rounded-md border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="wrap-anywhere">
          {title} · {parcel.carrier}
        </span>
        <Badge tone={delivered_at ? 'success' : shipped_at ? 'primary' : 'neutral'}>
          {delivered_at ? t('Delivered') : shipped_at ? t('Handed over') : t('Packed')}
        </Badge>
      </p>
      <ul className="text-ink-muted">
        {parcel.lines.map(({ line_id, quantity }) => (
          <li key={line_id} className="wrap-anywhere">
            {number(quantity)} × {managed.lines.find((line) => line.id === line_id)?.name}
          </li>
        ))}
      </ul>
      <ParcelTracking parcel={parcel} />
      {mayWrite && managed.order.status !== 'Cancelled' && (
        <div className="flex flex-wrap gap-2">
          {!shipped_at && (
            <Button
              size="sm"
              disabled={busy}
              onClick={() => run({ kind: 'parcel-ship', id, body: { version } }, t('Handed over; the shopper is notified'))}
            >
              {t('Hand over')}
            </Button>
          )}
          {shipped_at && !delivered_at && (
            <Button size="sm" disabled={busy} onClick={() => run({ kind: 'parcel-deliver', id, body: { version } }, t('Parcel delivered'))}>
              {t('Mark as delivered')}
            </Button>
          )}
          {!delivered_at && (
            <Button size="sm" variant="secondary" disabled={busy} onClick={onEdit}>
              {t('Edit')}
            </Button>
          )}
          {!shipped_at && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => run({ kind: 'parcel-remove', id }, t('Parcel removed'))}>
              {t('Remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function ParcelTracking({ parcel: { tracking_number, tracking_url, shipped_at } }: { parcel: Parcel }) {
  const { t } = useI18n();
  if (!tracking_number && !tracking_url && !shipped_at) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      {tracking_number && (
        <span className="wrap-anywhere">
          {t('Tracking number')}: <bdi dir="ltr">{tracking_number}</bdi>
        </span>
      )}
      {tracking_url && (
        <a href={tracking_url} target="_blank" rel="noreferrer" className="text-accent underline">
          {t('Track the parcel')}
        </a>
      )}
      {shipped_at && <Moment at={shipped_at} />}
    </p>
  );
}
