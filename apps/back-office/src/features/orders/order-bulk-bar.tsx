import type { OrderRow } from '@souk/contract/back-office/orders';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { BulkBar } from '../../lib/list/bulk-bar.tsx';
import { type BulkStep, useBulkRun } from '../../lib/list/bulk-run.ts';
import type { RowSelection } from '../../lib/list/selection.ts';
import { useI18n, useServices } from '../../lib/services.tsx';
import { confirmOrder, packOrder, shipOrder } from './bulk-orders.ts';
import { PrintButtons } from './print-buttons.tsx';

/** Confirms, packs and hands over the selected orders, and prints their packing slips. */
export function OrderBulkBar({ selected }: { selected: RowSelection<OrderRow> }) {
  const services = useServices();
  const { t } = services.i18n;
  const mayWrite = useMay('orders:write');
  const [asking, setAsking] = useState<'pack' | 'ship'>();
  const run = useBulkRun({ selected, nameOf: ({ code }: OrderRow) => code });
  const start = (step: BulkStep<OrderRow>) => {
    setAsking(undefined);
    void run.start(step);
  };
  const isRunning = run.progress !== undefined;
  return (
    <BulkBar selection={selected.selection} run={run}>
      {mayWrite && (
        <>
          <Button size="sm" variant="secondary" disabled={isRunning} onClick={() => start(confirmOrder(services))}>
            {t('Confirm')}
          </Button>
          <Button size="sm" variant="secondary" disabled={isRunning} onClick={() => setAsking('pack')}>
            {t('Pack')}
          </Button>
          <Button size="sm" variant="secondary" disabled={isRunning} onClick={() => setAsking('ship')}>
            {t('Hand over')}
          </Button>
        </>
      )}
      <PrintButtons codes={selected.rows.map(({ code }) => code)} />
      {asking && (
        <CarrierDialog
          action={asking}
          onClose={() => setAsking(undefined)}
          onConfirm={(carrier) => start(asking === 'pack' ? packOrder(services, carrier) : shipOrder(services, carrier))}
        />
      )}
    </BulkBar>
  );
}

type CarrierDialogProps = { action: 'pack' | 'ship'; onClose: () => void; onConfirm: (carrier: string) => void };

function CarrierDialog({ action, onClose, onConfirm }: CarrierDialogProps) {
  const { t } = useI18n();
  const [carrier, setCarrier] = useState('');
  const isPacking = action === 'pack';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onConfirm(carrier.trim());
  }
  return (
    <Dialog open onClose={onClose} title={isPacking ? t('Pack the selected orders') : t('Hand over the selected orders')}>
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-muted">
          {isPacking
            ? t('Each order gets one parcel with everything that is in no parcel yet.')
            : t('All parcels are handed over, and each shopper is notified.')}
        </p>
        <Field
          label={t('Carrier')}
          required={isPacking}
          hint={isPacking ? undefined : t('For items that are in no parcel yet. Without one they stay where they are.')}
        >
          <TextInput
            required={isPacking}
            maxLength={80}
            data-autofocus
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
        </Field>
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" disabled={isPacking && carrier.trim() === ''}>
            {isPacking ? t('Pack') : t('Hand over')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
