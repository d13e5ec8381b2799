import type { ManagedReturn } from '@souk/contract/back-office/returns';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMay } from '../../app/session.ts';
import { NextStep, type ReturnChange } from '../../lib/returns/next-step.tsx';
import { useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { readReturnRefund, useChangeReturn } from './queries.ts';

/** The next step of a return, for a member of the staff. */
export function ReturnActions({ managed }: { managed: ManagedReturn }) {
  const { api } = useServices();
  const [mayWrite, mayRefund] = [useMay('orders:write'), useMay('refunds')];
  const { code, lines } = managed.return;
  const { currency, can_refund_delivery, refunds_delivery } = managed;
  const change = useChangeReturn(code);
  const showUndo = useUndoToast();
  const handleChange = (next: ReturnChange, message: string, onSettled?: () => void) =>
    change.mutate(next, {
      onSuccess: ({ entry_id }) => (next.kind === 'inspect' ? showUndo(message, entry_id) : toast.success(message)),
      ...(onSettled && { onSettled }),
    });
  const refundable = {
    ...{ code, currency, lines, can_refund_delivery, refunds_delivery, is_cash: managed.order.payment_method === 'cash' },
    readPreview: (delivery: boolean, signal: AbortSignal) => readReturnRefund(api, { code, delivery, signal }),
  };
  return (
    <NextStep
      asked={managed.return}
      mayChange={mayWrite}
      refundable={mayRefund ? refundable : undefined}
      busy={change.isPending}
      error={change.error}
      onChange={handleChange}
    />
  );
}
