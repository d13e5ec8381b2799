import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ShopVoucher } from '@souk/contract/seller/vouchers';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { afterSave } from '../../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { StateBadge } from '../../../lib/promotions/promotion-words.tsx';
import { copyOf, newVoucher } from '../../../lib/promotions/voucher-values.ts';
import { explainError, useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { offerLimitsQuery, shopVoucherQuery } from '../../vouchers/queries.ts';
import { ShopVoucherForm } from '../../vouchers/shop-voucher-form.tsx';
import { VoucherSide } from '../../vouchers/voucher-side.tsx';

/** One voucher of the shop, a new one, or one that begins as a copy. */
export function VoucherPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const params = useParams();
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const isNew = params.id === 'new';
  const id = Number(isNew ? search.get('copy') : params.id) || 0;
  const voucher = useQuery({ ...shopVoucherQuery(api, id), enabled: !isNew || id > 0 });
  const limits = useQuery(offerLimitsQuery(api));
  const failed = [voucher, limits].find(({ error }) => error);
  const isMissing = isNotFound(voucher.error);
  const stored = useStored({ voucher: voucher.data, isNew, isCopy: id > 0 });
  return (
    <>
      <BackLink href={sellerPaths.vouchers()} label={t('Vouchers')} />
      <PageHeader title={isNew ? t('New voucher') : (stored?.code ?? t('Voucher'))}>
        {!isNew && stored && <StateBadge state={stored.state} />}
      </PageHeader>
      {!(stored && limits.data) && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !(stored && limits.data) && (
        <ErrorState
          title={isMissing ? t('There is no such voucher') : t('The voucher could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {stored && limits.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <ShopVoucherForm
            key={`${params.id}-${id}-${round}`}
            stored={stored}
            limits={limits.data}
            onCreated={(created) => void navigate(sellerPaths.voucher({ id: created.id }), afterSave)}
          />
          {!isNew && <VoucherSide voucher={stored} onChanged={() => setRound((current) => current + 1)} />}
        </div>
      )}
    </>
  );
}

type Loaded = { voucher: ShopVoucher | undefined; isNew: boolean; isCopy: boolean };

/** The voucher that the form begins with. A new voucher is made once, because its times depend on now. */
function useStored({ voucher, isNew, isCopy }: Loaded): ShopVoucher | undefined {
  const [empty] = useState(newVoucher);
  if (!isNew) return voucher;
  return isCopy ? voucher && { ...voucher, ...copyOf({ ...empty, ...voucher }), funded_by: 'shop' } : empty;
}
