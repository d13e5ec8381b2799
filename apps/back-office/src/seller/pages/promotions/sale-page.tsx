import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ShopSale } from '@souk/contract/seller/sales';
import type { OfferLimits } from '@souk/contract/seller/vouchers';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { afterSave } from '../../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { StateBadge } from '../../../lib/promotions/promotion-words.tsx';
import { explainError, useI18n, useServices } from '../../../lib/services.tsx';
import { showUndo } from '../../../lib/undo-toast.ts';
import { sellerPaths } from '../../paths.ts';
import { shopSaleQuery, useEndSale } from '../../sales/queries.ts';
import { SaleForm } from '../../sales/sale-form.tsx';
import { newSale } from '../../sales/sale-values.ts';
import { offerLimitsQuery } from '../../vouchers/queries.ts';

/** A sale of the shop, or a new one. */
export function SalePage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const params = useParams();
  // The form begins again when the sale has ended or continues.
  const [round, setRound] = useState(0);
  const isNew = params.id === 'new';
  const id = isNew ? 0 : Number(params.id) || 0;
  const sale = useQuery({ ...shopSaleQuery(api, id), enabled: !isNew });
  const limits = useQuery(offerLimitsQuery(api));
  const failed = [sale, limits].find(({ error }) => error);
  const isMissing = isNotFound(sale.error);
  const isReady = limits.data && (isNew || sale.data);
  return (
    <>
      <BackLink href={sellerPaths.sales()} label={t('Own sales')} />
      <PageHeader title={isNew ? t('New sale') : t('Sale')}>
        {sale.data && !isNew && (
          <div className="flex flex-wrap items-center gap-3">
            <StateBadge state={sale.data.state} />
            <EndButton sale={sale.data} onChanged={() => setRound((current) => current + 1)} />
          </div>
        )}
      </PageHeader>
      {!isReady && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !isReady && (
        <ErrorState
          title={isMissing ? t('There is no such sale') : t('The sale could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {limits.data && (isNew || sale.data) && <Loaded key={`${id} ${round}`} sale={isNew ? undefined : sale.data} limits={limits.data} />}
    </>
  );
}

function Loaded({ sale, limits }: { sale: ShopSale | undefined; limits: OfferLimits }) {
  const navigate = useNavigate();
  // A new sale is made once, because its times depend on now.
  const [empty] = useState(() => newSale(limits.currency));
  return (
    <SaleForm
      stored={sale ?? empty}
      limits={limits}
      onCreated={(created) => void navigate(sellerPaths.sale({ id: created.id }), afterSave)}
    />
  );
}

/** Ends a sale, with a way back. */
function EndButton({ sale, onChanged }: { sale: ShopSale; onChanged: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState(false);
  const end = useEndSale(sale.id);
  const onError = (error: unknown) => toast.error(explainError(i18n, error));
  const { version, starts_at, ends_at, products } = sale;
  const terms = { starts_at, ends_at, offers: products.map(({ product_id, price }) => ({ product_id, price })) };
  const handleEnd = () =>
    end.mutate(
      { version },
      {
        onSuccess(ended) {
          const undo = () => end.mutate({ version: ended.version, terms }, { onSuccess: onChanged, onError });
          showUndo(t('Sale ended'), { label: t('Undo'), onPress: undo });
          onChanged();
        },
        onError,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      {sale.state !== 'ended' && (
        <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
          {t('End now')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('End the sale now?')}
        text={t('The regular prices apply again. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('End now') }}
        busy={end.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={handleEnd}
      />
    </>
  );
}
