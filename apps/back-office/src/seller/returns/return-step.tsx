import type { ShopReturn } from '@souk/contract/seller/returns';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { NextStep, type ReturnChange } from '../../lib/returns/next-step.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { useSellerMay } from '../seller-session.ts';
import { readReturnRefund, returnAmountsQuery, useChangeShopReturn } from './queries.ts';

/** The next step of a return, for a member of the shop; a member who may see money refunds it. */
export function ReturnStep({ asked }: { asked: ShopReturn }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayMoney = useSellerMay('money');
  const { code, lines, is_cash, status } = asked;
  const amounts = useQuery({ ...returnAmountsQuery(api, code), enabled: mayMoney });
  const change = useChangeShopReturn(code);
  const reopen = () =>
    change.mutate(
      { kind: 'reopen', body: { seen_status: 'inspected' } },
      { onSuccess: () => toast.success(t('The change is undone')), onError: (error) => toast.error(explainError(i18n, error)) },
    );
  const handleChange = (next: ReturnChange, message: string, onSettled?: () => void) =>
    change.mutate(next, {
      onSuccess: () => (next.kind === 'inspect' ? showUndo(message, { label: t('Undo'), onPress: reopen }) : toast.success(message)),
      ...(onSettled && { onSettled }),
    });
  if (status === 'requested' && asked.is_passed)
    return <Note>{t('The time to answer is over: the marketplace answers this return.')}</Note>;
  // The form of the refund begins with what these amounts state.
  if (status === 'inspected' && mayMoney && amounts.isPending) return <Skeleton className="h-48 rounded-lg" />;
  const refundable = amounts.data && {
    ...{ code, lines, is_cash, currency: amounts.data.currency },
    can_refund_delivery: amounts.data.can_refund_delivery,
    refunds_delivery: amounts.data.refunds_delivery,
    readPreview: (delivery: boolean, signal: AbortSignal) => readReturnRefund(api, { code, delivery, signal }),
  };
  return (
    <NextStep
      asked={asked}
      mayChange={asked.can_change}
      refundable={refundable}
      busy={change.isPending}
      error={change.error}
      onChange={handleChange}
    />
  );
}
