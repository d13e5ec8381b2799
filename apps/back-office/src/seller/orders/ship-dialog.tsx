import type { CallBody } from '@souk/contract/calls';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';
import { readCarrier, storeCarrier } from './last-carrier.ts';

type Tracking = Omit<CallBody<'POST /seller/orders/{code}/ship'>, 'seen_status'>;
type ShipDialogProps = { busy: boolean; onClose: () => void; onShip: (tracking: Tracking) => void };

/** The carrier and the tracking of the parcel. The carrier of the last parcel is filled in. */
export function ShipDialog({ busy, onClose, onShip }: ShipDialogProps) {
  const { t } = useI18n();
  const [carrier, setCarrier] = useState(readCarrier);
  const [number, setNumber] = useState('');
  const [url, setUrl] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    storeCarrier(carrier.trim());
    onShip({ carrier: carrier.trim(), tracking_number: number.trim() || null, tracking_url: url.trim() || null });
  }
  return (
    <Dialog open onClose={onClose} title={t('Hand over')} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-muted">{t('Everything that is not in a parcel yet goes into this one. The shopper is notified.')}</p>
        <Field label={t('Carrier')} required>
          <TextInput required maxLength={80} value={carrier} onChange={({ target }) => setCarrier(target.value)} />
        </Field>
        <Field label={t('Tracking number')}>
          <TextInput
            dir="ltr"
            maxLength={80}
            autoComplete="off"
            data-autofocus
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
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
          <Button type="submit" busy={busy}>
            {t('Hand over')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
