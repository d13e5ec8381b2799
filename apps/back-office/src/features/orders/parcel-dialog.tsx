import type { ManagedOrder, Parcel, ParcelFields } from '@souk/contract/back-office/orders';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';
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
    const left = line.quantity - line.packed - Math.min(line.refunded, line.quantity - line.packed);
    return { line, max: left + own, initial: parcel ? own : left };
  });
  const [quantities, setQuantities] = useState(() => new Map(choices.map(({ line, initial }) => [line.id, initial])));
  const [carrier, setCarrier] = useState(parcel?.carrier ?? '');
  const [number, setNumber] = useState(parcel?.tracking_number ?? '');
  const [url, setUrl] = useState(parcel?.tracking_url ?? '');
  const lines = [...quantities].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : []));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (lines.length > 0)
      onSave({ carrier: carrier.trim(), tracking_number: number.trim() || null, tracking_url: url.trim() || null, lines });
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
        <Field label={t('Carrier')} required>
          <TextInput required maxLength={80} data-autofocus value={carrier} onChange={({ target }) => setCarrier(target.value)} />
        </Field>
        <Field label={t('Tracking number')}>
          <TextInput dir="ltr" maxLength={80} autoComplete="off" value={number} onChange={({ target }) => setNumber(target.value)} />
        </Field>
        <Field label={t('Tracking link')} hint={t('The shopper opens it from the order and from the message.')}>
          <TextInput
            type="url"
            dir="ltr"
            maxLength={500}
            pattern="https?://.+"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
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
