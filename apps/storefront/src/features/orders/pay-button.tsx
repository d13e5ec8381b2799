import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PayChoices } from './pay-choices.tsx';

/** Pays an order from its screen. What was placed with it is paid along, so the sum is said before anybody leaves. */
export function PayButton({ order, className }: { order: Order; className?: string }) {
  const { t, plural } = useI18n();
  const [open, setOpen] = useState(false);
  const standing = order.purchase_orders.filter(({ status }) => status !== 'Cancelled').length;
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        <CreditCard aria-hidden="true" />
        {t('Pay now')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Pay now')}>
        <div className="grid gap-4 pb-1">
          {standing > 1 && (
            <p className="text-sm text-ink-muted">
              {plural(standing, 'One order is paid with this.', '{count} orders that were placed together are paid with this.')}
            </p>
          )}
          <PayChoices order={order} />
        </div>
      </Dialog>
    </>
  );
}
