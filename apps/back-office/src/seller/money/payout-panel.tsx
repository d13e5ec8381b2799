import type { OwnPayoutAccount } from '@souk/contract/seller/money/payout-account';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { payoutKindTexts } from '../../lib/shops/payout-words.ts';
import { PayoutForm } from './payout-form.tsx';
import { payoutAccountQuery } from './queries.ts';

/** The account that the shop is paid to, masked, and the form with which an owner changes it. */
export function PayoutPanel() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const stored = useQuery(payoutAccountQuery(api));
  if (stored.isPending) return <Skeleton className="h-36 rounded-lg" />;
  if (!stored.data)
    return (
      <ErrorState
        kind="inline"
        title={t('The payout account could not be loaded')}
        text={explainError(i18n, stored.error)}
        onRetry={() => void stored.refetch()}
      />
    );
  return (
    <Panel title={t('Payout account')}>
      <Account stored={stored.data} />
    </Panel>
  );
}

function Account({ stored: { account, may_change } }: { stored: OwnPayoutAccount }) {
  const { t } = useServices().i18n;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {account ? (
          <div className="grid gap-0.5">
            <p>
              {t(payoutKindTexts[account.kind])} <bdi dir="ltr" className="font-semibold tabular-nums">{`•••• ${account.ending}`}</bdi>
            </p>
            <p className="text-sm text-ink-muted">
              {t('Since')} <Moment at={account.changed_at} />
            </p>
          </div>
        ) : (
          <Note tone="warn">{t('The marketplace does not know yet where to pay you.')}</Note>
        )}
        {may_change && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {account ? t('Change the account') : t('Add the account')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {may_change
          ? t('A change needs your second factor, and every owner gets a message about it.')
          : t('Only an owner of the shop can change it.')}
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('Payout account')}>
        <PayoutForm seenChangedAt={account?.changed_at ?? null} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
