import type { ProductChoices } from '@souk/contract/back-office/products';
import type { ShopProduct } from '@souk/contract/seller/products';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { ProductDifferences } from '../../features/products/changes/product-differences.tsx';
import { Moment } from '../../lib/moment.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useWithdraw } from './queries.ts';

type Asked = NonNullable<ShopProduct['request']>;
type RequestPanelProps = {
  product: ShopProduct;
  request: Asked;
  choices: ProductChoices;
  /** The address of the page whose form begins with what was declined; absent where it does already. */
  editDeclined: string | undefined;
  onWithdrawn: () => void;
};

/** A change that waits or was declined: what differs from what shoppers see, and a button to withdraw it. */
export function RequestPanel({ product: { published, proposed }, request, choices, editDeclined, onWithdrawn }: RequestPanelProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  const isWaiting = request.status === 'waiting';
  return (
    <Note tone={isWaiting ? 'warn' : 'error'}>
      <div className="grid gap-3">
        <p className="font-semibold">
          {isWaiting ? t('Your change waits for approval') : t('Your change was declined')}
          <span className="ms-2 text-xs font-normal text-ink-muted">
            <Moment at={request.updated_at} />
          </span>
        </p>
        {request.reason && !isWaiting && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {request.reason}
          </p>
        )}
        <p>
          {published
            ? t('Shoppers see the published product until the marketplace approves it.')
            : t('The product is on sale once the marketplace approves it.')}
        </p>
        {published && proposed && (
          <details className="rounded-md bg-surface p-3">
            <summary className="min-h-6 cursor-pointer font-semibold text-accent underline">{t('Show what changes')}</summary>
            <div className="pt-3">
              <ProductDifferences before={published} after={proposed} choices={choices} />
            </div>
          </details>
        )}
        <div className="flex flex-wrap gap-2">
          {!isWaiting && editDeclined && (
            <ButtonLink size="sm" href={editDeclined}>
              {t('Edit what was declined')}
            </ButtonLink>
          )}
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {isWaiting ? t('Withdraw') : t('Discard')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('Withdraw the change?')}
        text={published ? t('The product stays as shoppers see it now.') : t('The proposed product is removed.')}
        answers={{ cancel: t('Back'), confirm: t('Withdraw') }}
        busy={withdraw.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          withdraw.mutate(request.id, {
            onSuccess: () => {
              toast.success(t('Withdrawn'));
              onWithdrawn();
            },
            onError: (error) => toast.error(explainError(i18n, error)),
            onSettled: () => setAsking(false),
          })
        }
      />
    </Note>
  );
}
