import type { ManagedOrder, Parcel, ParcelFields } from '@souk/contract/back-office/orders';
import { Button } from '@souk/ui/button.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { TrackingFields, trackingOf } from '../../lib/forms/tracking-fields.tsx';
import { useI18n } from '../../lib/services.tsx';
import { unpackedOf } from './mutations.ts';
import { QuantityList } from './quantity-list.tsx';

type ParcelDialogProps = {
  managed: ManagedOrder;
  /** The parcel to change; undefined for a new one. */
  parcel: Parcel | undefined;
  busy: boolean;
  onClose: () => void;
  onSave: (fields: ParcelFields) => void;
};

/** The carrier, the tracking and the items of a parcel. */
export function ParcelDialog({ managed, parcel, busy, onClose, onSave }: ParcelDialogProps) {
  const { t } = useI18n();
  const ownOf = (lineId: number) => parcel?.lines.find(({ line_id }) => line_id === lineId)?.quantity ?? 0;
  const choices = managed.lines.map((line) => {
    const own = ownOf(line.id);
    const left = unpackedOf(line);
    return { line, max: left + own, initial: parcel ? own : left };
  });
  const [quantities, setQuantities] = useState(() => new Map(choices.map(({ line, initial }) => [line.id, initial])));
  const [tracking, setTracking] = useState({
    carrier: parcel?.carrier ?? '',
    number: parcel?.tracking_number ?? '',
    url: parcel?.tracking_url ?? '',
  });
  const lines = [...quantities].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : []));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (lines.length > 0) onSave({ ...trackingOf(tracking), lines });
  }
  return (
    <Dialog open onClose={onClose} title={parcel ? t('Change parcel') : t('Add a parcel')} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <QuantityList
          label={t('Items in the parcel')}
          choices={choices.filter(({ max }) => max > 0)}
          value={quantities}
          disabled={Boolean(parcel?.shipped_at)}
          onChange={setQuantities}
        />
        <TrackingFields value={tracking} autofocus="carrier" onChange={setTracking} />
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={busy} disabled={lines.length === 0}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
