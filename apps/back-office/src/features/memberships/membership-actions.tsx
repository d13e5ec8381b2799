import type { MembershipRow } from '@souk/contract/back-office/promotions/plans';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { PaidBackButton } from '../../lib/refunds/paid-back-button.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useChangeMembership } from './queries.ts';

/** Records the cash payment or the repayment of a membership, or ends it. Each asks first, because money follows. */
export function MembershipActions({ membership }: { membership: MembershipRow }) {
  const { id, person, plan, status, is_cash_due, failed_refund, currency } = membership;
  const i18n = useI18n();
  const { t } = i18n;
  const [mayWrite, mayRefund] = [useMay('promotions:write'), useMay('refunds')];
  const [asking, setAsking] = useState<'paid' | 'end'>();
  const change = useChangeMembership();
  const handleConfirm = (kind: 'paid' | 'end') =>
    // A callback of `mutate` would be lost where the new list no longer has this row.
    change
      .mutateAsync({ id, kind })
      .then(
        () => toast.success(kind === 'paid' ? t('Payment recorded') : t('Membership ended')),
        (error) => toast.error(explainError(i18n, error)),
      )
      .finally(() => setAsking(undefined));
  const name = person.name || t('No name yet');
  return (
    // Above the link that covers the row.
    <span className="relative z-[1] flex flex-wrap justify-end gap-2">
      {mayRefund && failed_refund && <PaidBackButton refund={{ ...failed_refund, currency, person }} />}
      {mayWrite && is_cash_due && (
        <Button size="sm" variant="secondary" aria-label={t('Mark as paid: {name}', { name })} onClick={() => setAsking('paid')}>
          {t('Mark as paid')}
        </Button>
      )}
      {mayWrite && status === 'active' && (
        <Button size="sm" variant="ghost" aria-label={t('End the membership of {name}', { name })} onClick={() => setAsking('end')}>
          {t('End')}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'paid'}
        title={t('Paid in cash?')}
        text={t('You confirm that {name} paid {plan} in cash. This cannot be undone.', { name, plan })}
        answers={{ cancel: t('Back'), confirm: t('Mark as paid') }}
        busy={change.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => handleConfirm('paid')}
      />
      <ConfirmDialog
        open={asking === 'end'}
        title={t('End the membership of {name}?', { name })}
        text={t(
          'It ends now. A payment of the last 14 days is refunded unless the membership has saved money already. This cannot be undone.',
        )}
        answers={{ cancel: t('Back'), confirm: t('End') }}
        busy={change.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => handleConfirm('end')}
      />
    </span>
  );
}
