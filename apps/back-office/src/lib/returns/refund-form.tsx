import type { RefundPreview } from '@souk/contract/back-office/orders';
import type { OrderReturn } from '@souk/contract/orders/returns';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RefundPreviewTable } from '../forms/refund-preview-table.tsx';
import { explainError, useServices } from '../services.tsx';

type Refund = { delivery: boolean; restock: boolean; seen_amount: number };

/** The facts of a return that a refund depends on. */
export type Refundable = {
  code: string;
  currency: string;
  is_cash: boolean;
  lines: OrderReturn['lines'];
  can_refund_delivery: boolean;
  refunds_delivery: boolean;
  /** Reads the amount of the refund and who bears it. */
  readPreview: (delivery: boolean, signal: AbortSignal) => Promise<RefundPreview>;
};
type RefundFormProps = { asked: Refundable; busy: boolean; onRefund: (refund: Refund) => void };

/** Refunds the accepted items. The amount and who bears it are shown before it is confirmed. */
export function RefundForm({ asked, busy, onRefund }: RefundFormProps) {
  const { i18n } = useServices();
  const { t } = i18n;
  const [delivery, setDelivery] = useState(asked.refunds_delivery);
  const isUnusable = asked.lines.some(({ reason }) => reason === 'damaged');
  const [restock, setRestock] = useState(!isUnusable);
  const preview = useQuery(refundPreviewQuery(asked, delivery));
  const shown = preview.isError ? undefined : preview.data;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (shown) onRefund({ delivery, restock, seen_amount: shown.amount });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {asked.is_cash && <Note>{t('It was paid in cash: you hand the money back yourself.')}</Note>}
      {asked.can_refund_delivery && (
        <Checkbox label={t('Refund the delivery charge')} checked={delivery} onChange={({ target }) => setDelivery(target.checked)} />
      )}
      <Checkbox label={t('Return the items to stock')} checked={restock} onChange={({ target }) => setRestock(target.checked)} />
      {preview.isPending && <Skeleton className="h-32 rounded-md" />}
      {preview.isError && <Note tone="error">{explainError(i18n, preview.error)}</Note>}
      {shown && <RefundPreviewTable preview={shown} currency={asked.currency} />}
      <Button type="submit" variant="danger" className="justify-self-start" busy={busy} disabled={!shown}>
        {t('Refund')}
      </Button>
    </form>
  );
}

function refundPreviewQuery({ code, readPreview }: Refundable, delivery: boolean) {
  return queryOptions({
    // Not below 'return': what the event of the refund itself reads again would be a refund that is no longer possible.
    queryKey: ['return-refund', code, delivery],
    queryFn: ({ signal }) => readPreview(delivery, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}
