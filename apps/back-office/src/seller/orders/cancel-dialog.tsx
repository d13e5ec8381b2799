import type { ShopOrder } from '@souk/contract/seller/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BearersPreview } from '../../lib/forms/refund-preview-table.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';
import { useSellerMay } from '../seller-session.ts';
import { bearersQuery, orderAmountsQuery } from './queries.ts';

type CancelDialogProps = { order: ShopOrder; busy: boolean; onClose: () => void; onCancel: (reason: string) => void };

/** The reason of a cancellation, which the shopper reads, and who bears what is refunded. */
export function CancelDialog({ order: { code, payment_status }, busy, onClose, onCancel }: CancelDialogProps) {
  const { t } = useI18n();
  const maySeeMoney = useSellerMay('money');
  const [reason, setReason] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onCancel(reason.trim());
  }
  return (
    <Dialog open onClose={onClose} title={t('Cancel order {code}', { code })} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-sm text-ink-muted">{t('The items return to stock, and what was paid is refunded. This cannot be undone.')}</p>
        {payment_status === 'Paid' && maySeeMoney && <Bearers code={code} />}
        {payment_status === 'Paid' && !maySeeMoney && (
          <Note>{t('The shop bears the refund, and the marketplace returns its commission.')}</Note>
        )}
        <Field label={t('Reason')} hint={t('The shopper reads it.')} required>
          <Textarea required maxLength={500} data-autofocus value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('Cancel order')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Bearers({ code }: { code: string }) {
  const { api } = useServices();
  const amounts = useQuery(orderAmountsQuery(api, code)).data;
  return <BearersPreview bearers={useQuery(bearersQuery(api, code))} currency={amounts?.currency} />;
}
