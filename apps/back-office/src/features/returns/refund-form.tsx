import type { ManagedReturn } from '@souk/contract/back-office/returns';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RefundPreviewTable } from '../../lib/forms/refund-preview-table.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { returnRefundQuery } from './queries.ts';

type Refund = { delivery: boolean; restock: boolean; seen_amount: number };
type RefundFormProps = { managed: ManagedReturn; busy: boolean; onRefund: (refund: Refund) => void };

/** Refunds the accepted items. The amount and who bears it are shown before it is confirmed. */
export function RefundForm({ managed, busy, onRefund }: RefundFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [delivery, setDelivery] = useState(managed.refunds_delivery);
  const isUnusable = managed.return.lines.some(({ reason }) => reason === 'damaged');
  const [restock, setRestock] = useState(!isUnusable);
  const preview = useQuery(returnRefundQuery(api, managed.return.code, delivery));
  const shown = preview.isError ? undefined : preview.data;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (shown) onRefund({ delivery, restock, seen_amount: shown.amount });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {managed.order.payment_method === 'cash' && <Note>{t('It was paid in cash: you hand the money back yourself.')}</Note>}
      {managed.can_refund_delivery && (
        <Checkbox label={t('Refund the delivery charge')} checked={delivery} onChange={({ target }) => setDelivery(target.checked)} />
      )}
      <Checkbox label={t('Return the items to stock')} checked={restock} onChange={({ target }) => setRestock(target.checked)} />
      {preview.isPending && <Skeleton className="h-32 rounded-md" />}
      {preview.isError && <Note tone="error">{explainError(i18n, preview.error)}</Note>}
      {shown && <RefundPreviewTable preview={shown} currency={managed.currency} />}
      <Button type="submit" variant="danger" className="justify-self-start" busy={busy} disabled={!shown}>
        {t('Refund')}
      </Button>
    </form>
  );
}
