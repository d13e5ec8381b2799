import { isNotFound } from '@souk/client/api/api-error.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { VoucherForm } from '../../features/promotions/voucher-form.tsx';
import { voucherQuery } from '../../features/promotions/voucher-queries.ts';
import { VoucherActions, VoucherUses } from '../../features/promotions/voucher-side.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { StateBadge } from '../../lib/promotions/promotion-words.tsx';
import { copyOf, newVoucher } from '../../lib/promotions/voucher-values.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** One voucher, a new one, or one that begins as a copy. */
export function VoucherPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const params = useParams();
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const isNew = params.id === 'new';
  const id = Number(isNew ? search.get('copy') : params.id) || 0;
  const mayWrite = useMay('promotions:write');
  const voucher = useQuery({ ...voucherQuery(api, id), enabled: !isNew || id > 0 });
  const choices = useQuery(panelChoicesQuery(api));
  const failed = [voucher, choices].find(({ error }) => error);
  const isMissing = isNotFound(voucher.error);
  const stored = useStored({ voucher: voucher.data, isNew, isCopy: id > 0 });
  const isReady = stored && choices.data;
  return (
    <>
      <BackLink href={paths.vouchers()} label={t('Promotions')} />
      <PageHeader title={isNew ? t('New voucher') : (stored?.code ?? t('Voucher'))}>
        {!isNew && stored && (
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            {stored.shop.name} <StateBadge state={stored.state} />
          </p>
        )}
      </PageHeader>
      {!isReady && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !isReady && (
        <ErrorState
          title={isMissing ? t('There is no such voucher') : t('The voucher could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {isReady && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <VoucherForm
            key={`${params.id}-${id}-${round}`}
            stored={stored}
            shops={choices.data.shops}
            currency={choices.data.currency}
            mayWrite={mayWrite}
            onCreated={(created) => void navigate(paths.voucher({ id: created.id }), afterSave)}
          />
          {!isNew && (
            <div className="grid gap-5">
              {mayWrite && <VoucherActions voucher={stored} onEnded={() => setRound(round + 1)} />}
              <VoucherUses voucher={stored} />
              <SubjectHistory kind="voucher" id={id} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

type Loaded = { voucher: ReturnType<typeof newVoucher> | undefined; isNew: boolean; isCopy: boolean };

/** The voucher that the form begins with. A new voucher is made once, because its times depend on now. */
function useStored({ voucher, isNew, isCopy }: Loaded) {
  const [empty] = useState(newVoucher);
  if (!isNew) return voucher;
  return isCopy ? voucher && copyOf(voucher) : empty;
}
