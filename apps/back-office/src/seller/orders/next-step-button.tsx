import type { OrderStatus } from '@souk/contract/orders';
import type { ShopOrderRow } from '@souk/contract/seller/orders';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { isAwaitingPayment, moveTexts } from './order-words.tsx';
import { type OrderChange, useChangeShopOrder } from './queries.ts';
import { ShipDialog } from './ship-dialog.tsx';

/** The next step after each status in the day of a shop; the parcel of a packed order is handed over with its tracking. */
const steps: Partial<Record<OrderStatus, 'Confirm' | 'Processing' | 'ship'>> = {
  Pending: 'Confirm',
  Confirm: 'Processing',
  Processing: 'ship',
  Pickup: 'ship',
};

/** Makes the next step of an order in a list, without opening it; nothing for an order that waits for its payment or is on its way. */
export function NextStepButton({ order }: { order: ShopOrderRow }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isOpen, setOpen] = useState(false);
  const change = useChangeShopOrder(order.code);
  const { status: seen_status } = order;
  const step = steps[seen_status];
  if (isAwaitingPayment(order) || !step) return null;
  /** The order may leave the list, and this button with it, before the message is shown. */
  async function run(next: OrderChange, message: string) {
    try {
      await change.mutateAsync(next);
      toast.success(message);
    } catch (error) {
      toast.error(explainError(i18n, error));
    }
    setOpen(false);
  }
  const label = step === 'ship' ? t('Hand over') : t(moveTexts[step]);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="relative z-[1] max-sm:w-full pointer-coarse:min-h-11"
        busy={change.isPending}
        onClick={() =>
          step === 'ship' ? setOpen(true) : run({ kind: 'status', body: { seen_status, status: step } }, t('Status changed'))
        }
      >
        {label}
        <span className="sr-only"> {order.code}</span>
      </Button>
      {isOpen && (
        <ShipDialog
          busy={change.isPending}
          onClose={() => setOpen(false)}
          onShip={(tracking) => run({ kind: 'ship', body: { seen_status, ...tracking } }, t('Handed over; the shopper is notified'))}
        />
      )}
    </>
  );
}
