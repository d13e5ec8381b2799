import type { ManagedOrder } from '@souk/contract/back-office/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { BearersPreview } from '../../lib/forms/refund-preview-table.tsx';
import { Money } from '../../lib/money.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';
import { bearersQuery } from './queries.ts';

type AskProps<Given> = { managed: ManagedOrder; open: boolean; busy: boolean; onClose: () => void; onConfirm: (given: Given) => void };

/** Cancels an order. Who bears what is refunded is shown before. */
export function CancelDialog({ managed: { order, currency }, open, busy, onClose, onConfirm }: AskProps<string>) {
  const { t } = useI18n();
  const isPaid = order.payment_status === 'Paid';
  const [reason, setReason] = useState('');
  return (
    <AskDialog title={t('Cancel this order?')} label={t('Cancel order')} {...{ open, busy, onClose }} onSubmit={() => onConfirm(reason)}>
      <p className="text-sm text-ink-muted">
        {isPaid
          ? t('The products return to stock, and what was paid is refunded.')
          : t('The products return to stock. Nothing is refunded, because nothing is paid.')}
      </p>
      {isPaid && open && <Bearers code={order.code} currency={currency} />}
      <Field label={t('Reason')} hint={t('The shopper reads it.')} required>
        <Textarea required maxLength={500} data-autofocus value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </AskDialog>
  );
}

/** Refunds an amount. Who bears it is shown before. */
export function RefundDialog({ managed, open, busy, onClose, onConfirm }: AskProps<number>) {
  const { t } = useI18n();
  const { refundable_amount: max, currency } = managed;
  const [amount, setAmount] = useState(String(max));
  return (
    <AskDialog title={t('Refund an amount')} label={t('Refund')} {...{ open, busy, onClose }} onSubmit={() => onConfirm(Number(amount))}>
      <p className="text-sm text-ink-muted">
        {t('Left to refund')}: <Money amount={max} currency={currency} />
      </p>
      {open && isAmount(amount, max) && <Bearers code={managed.order.code} amount={amount} currency={currency} />}
      {managed.order.payment_method === 'cash' && <Note>{t('It was paid in cash: you hand the money back yourself.')}</Note>}
      <Field label={t('Amount')} required>
        <TextInput
          type="number"
          dir="ltr"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          max={max}
          required
          data-autofocus
          end={<span className="pe-2 text-sm">{currency}</span>}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
    </AskDialog>
  );
}

function isAmount(text: string, max: number): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= max;
}

/** The bearers of a refund of the amount, or of all that is left. */
function Bearers({ code, amount, currency }: { code: string; amount?: string; currency: string }) {
  const { api } = useServices();
  const wanted = useDeferredValue(amount);
  return <BearersPreview bearers={useQuery(bearersQuery(api, code, wanted))} currency={currency} />;
}

type AskDialogProps = {
  title: string;
  label: string;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

function AskDialog({ title, label, open, busy, onClose, onSubmit, children }: AskDialogProps) {
  const { t } = useI18n();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <form className="grid gap-4" onSubmit={handleSubmit}>
        {children}
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
