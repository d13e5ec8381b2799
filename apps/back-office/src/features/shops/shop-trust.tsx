import type { ManagedShop } from '@souk/contract/back-office/shops';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useTrustShop } from './queries.ts';

type ShopTrustProps = { shop: ManagedShop; name: string; mayWrite: boolean };

/** Whether changes of the shop's products wait for review, and the button that changes it. */
export function ShopTrust({ shop, name, mayWrite }: ShopTrustProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const [asking, setAsking] = useState(false);
  const change = useTrustShop(shop.id);
  const isTrusted = shop.trusted_at !== null;
  const handleChange = (wanted: boolean) =>
    change.mutate(wanted, {
      onSuccess: ({ entry_id }) => showUndo(wanted ? t('Shop trusted') : t('Trust withdrawn'), entry_id),
      onError: (error) => toast.error(explainError(i18n, error)),
      onSettled: () => setAsking(false),
    });
  return (
    <Panel title={t('Review of changes')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isTrusted ? 'success' : 'neutral'}>{isTrusted ? t('Trusted') : t('Reviewed')}</Badge>
        {mayWrite && (
          <Button size="sm" variant="secondary" busy={change.isPending} onClick={() => (isTrusted ? handleChange(false) : setAsking(true))}>
            {isTrusted ? t('Withdraw trust') : t('Trust this shop')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {isTrusted
          ? t('New products and changes of texts and pictures are published at once, and recorded as accepted by this rule.')
          : t('New products and changes of texts and pictures wait until somebody accepts them.')}
        {shop.trusted_at !== null && (
          <>
            {' '}
            {t('Since')} <Moment at={shop.trusted_at} />
          </>
        )}
      </p>
      <TextLink href={paths.changeRequests({ shop: String(shop.id) })} className="text-sm">
        {t('Show its changes')}
      </TextLink>
      <ConfirmDialog
        open={asking}
        title={t('Trust {name}?', { name })}
        text={t('Shoppers see what it changes at once, without review. What waits already continues to wait.')}
        answers={{ cancel: t('Back'), confirm: t('Trust this shop') }}
        busy={change.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => handleChange(true)}
      />
    </Panel>
  );
}
