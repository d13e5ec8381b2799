import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fact } from '../../lib/fact.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { payoutKindTexts } from '../../lib/shops/payout-words.ts';

/** The account that a shop is paid to; its number is shown on demand, which the audit log records. */
export function ShopPayout({ shopId }: { shopId: number }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const params = { id: shopId };
  const stored = useQuery({
    queryKey: ['shop-payout-account', shopId],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shops/{id}/payout-account', { params, signal })).data,
  });
  const reveal = useMutation({
    mutationFn: async () => (await api.call('POST /admin/shops/{id}/payout-account/reveal', { params, body: {} })).data,
    onError: (error) => toast.error(explainError(i18n, error)),
    gcTime: 0,
  });
  if (stored.isPending) return <Skeleton className="h-32 rounded-lg" />;
  if (!stored.data)
    return (
      <ErrorState
        kind="inline"
        title={t('The payout account could not be loaded')}
        text={explainError(i18n, stored.error)}
        onRetry={() => void stored.refetch()}
      />
    );
  const { account } = stored.data;
  const shown = reveal.data;
  return (
    <Panel title={t('Payout account')}>
      {!account && <p className="text-sm text-ink-muted">{t('The shop has not added an account yet.')}</p>}
      {account && (
        <dl className="grid gap-3 text-sm">
          {shown && (
            <Fact label={t('Account holder')}>
              <bdi className="wrap-anywhere">{shown.holder}</bdi>
            </Fact>
          )}
          <Fact label={t(payoutKindTexts[account.kind])}>
            <bdi dir="ltr" className="tabular-nums wrap-anywhere">
              {shown ? shown.number : `•••• ${account.ending}`}
            </bdi>
          </Fact>
          <Fact label={t('Since')}>
            <Moment at={account.changed_at} />
          </Fact>
        </dl>
      )}
      {account && (
        <Button size="sm" variant="secondary" busy={reveal.isPending} onClick={() => (shown ? reveal.reset() : reveal.mutate())}>
          {shown ? t('Hide the number') : t('Show the number')}
        </Button>
      )}
    </Panel>
  );
}
