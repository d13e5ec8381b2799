import type { CallBody } from '@souk/contract/calls';
import { Button } from '@souk/ui/button.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { TrackingFields, trackingOf } from '../../lib/forms/tracking-fields.tsx';
import { useI18n } from '../../lib/services.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import { readCarrier, storeCarrier } from './last-carrier.ts';

type Tracking = Omit<CallBody<'POST /seller/orders/{code}/ship'>, 'seen_status'>;
type ShipDialogProps = { busy: boolean; onClose: () => void; onShip: (tracking: Tracking) => void };

/** The carrier and the tracking of the parcel. The carrier of the last parcel is filled in. */
export function ShipDialog({ busy, onClose, onShip }: ShipDialogProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(() => ({ carrier: readCarrier(), number: '', url: '' }));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const tracking = trackingOf(typed);
    storeCarrier(tracking.carrier);
    onShip(tracking);
  }
  return (
    <Dialog open onClose={onClose} title={t('Hand over')} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-muted">{t('Everything that is not in a parcel yet goes into this one. The shopper is notified.')}</p>
        <TrackingFields
          value={typed}
          autofocus="number"
          onChange={setTyped}
          scan={
            <ScanButton label={t('Scan the tracking number')} onScan={(number) => setTyped({ ...typed, number: number.slice(0, 80) })} />
          }
        />
        <div className="dialog-buttons">
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
