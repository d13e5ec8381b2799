import type { LineQuantity, ManagedOrder } from '@souk/contract/back-office/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { RefundPreviewTable } from '../../lib/forms/refund-preview-table.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { QuantityList } from './quantity-list.tsx';
import { refundPreviewQuery } from './queries.ts';

export type LineRefund = { lines: LineQuantity[]; delivery: boolean; restock: boolean; seen_amount: number };

type RefundDialogProps = {
  managed: ManagedOrder;
  busy: boolean;
  onClose: () => void;
  onConfirm: (refund: LineRefund) => void;
};

/** A refund of items. Its amount and who bears it are shown before it is confirmed. */
export function RefundItemsDialog({ managed, busy, onClose, onConfirm }: RefundDialogProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { order, lines, delivery_refunded, currency } = managed;
  const [quantities, setQuantities] = useState<Map<number, number>>(new Map());
  const [delivery, setDelivery] = useState(false);
  const [restock, setRestock] = useState(false);
  const chosen = [...quantities].flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : []));
  const isChosen = chosen.length > 0 || delivery;
  const preview = useQuery({ ...refundPreviewQuery(api, order.code, { lines: chosen, delivery }), enabled: isChosen });
  const shown = isChosen && !preview.isError ? preview.data : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (shown) onConfirm({ lines: chosen, delivery, restock, seen_amount: shown.amount });
  }
  const canRefundDelivery = order.amounts.delivery_charge > 0 && !delivery_refunded;
  return (
    <Dialog open onClose={onClose} title={t('Refund items')} size="md">
      <form className="grid gap-4" onSubmit={handleSubmit}>
        {order.payment_method === 'cash' && <Note>{t('It was paid in cash: you hand the money back yourself.')}</Note>}
        <QuantityList
          label={t('Items to refund')}
          choices={lines.map((line) => ({ line, max: line.quantity - line.refunded - line.returning })).filter(({ max }) => max > 0)}
          value={quantities}
          onChange={setQuantities}
        />
        {canRefundDelivery && (
          <Checkbox label={t('Refund the delivery charge')} checked={delivery} onChange={({ target }) => setDelivery(target.checked)} />
        )}
        <Checkbox label={t('Return the items to stock')} checked={restock} onChange={({ target }) => setRestock(target.checked)} />
        {preview.isError && isChosen && <Note tone="error">{explainError(i18n, preview.error)}</Note>}
        {shown && <RefundPreviewTable preview={shown} currency={currency} />}
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="danger" busy={busy} disabled={!shown}>
            {t('Refund')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
