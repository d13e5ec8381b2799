import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedFlashSale } from '@souk/contract/back-office/promotions/flash-sales';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { FlashSaleActions } from '../../features/promotions/flash-sale-actions.tsx';
import { FlashSaleForm } from '../../features/promotions/flash-sale-form.tsx';
import { flashSaleQuery } from '../../features/promotions/flash-sale-queries.ts';
import { newFlashSale } from '../../features/promotions/flash-sale-values.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { StateBadge } from '../../lib/promotions/promotion-words.tsx';
import { explainError, useServices } from '../../lib/services.tsx';

/** One flash sale, or a new one. */
export function FlashSalePage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const params = useParams();
  const [round, setRound] = useState(0);
  const [empty] = useState(newFlashSale);
  const isNew = params.id === 'new';
  const id = Number(params.id) || 0;
  const mayWrite = useMay('promotions:write');
  const sale = useQuery({ ...flashSaleQuery(api, id), enabled: !isNew });
  const choices = useQuery(panelChoicesQuery(api));
  const failed = [sale, choices].find(({ error }) => error);
  const isMissing = isNotFound(sale.error);
  const stored = isNew ? empty : sale.data;
  const isReady = stored && choices.data;
  const name = isNew ? t('New flash sale') : (nameIn(stored?.name, i18n.locale) ?? t('Flash sale'));
  return (
    <>
      {sale.data?.shop ? (
        <BackLink href={paths.shopSales()} label={t('Sales of shops')} />
      ) : (
        <BackLink href={paths.flashSales()} label={t('Flash sales')} />
      )}
      <PageHeader title={name}>{sale.data && <StateAndLinks {...sale.data} />}</PageHeader>
      {!isReady && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !isReady && (
        <ErrorState
          title={isMissing ? t('There is no such flash sale') : t('The flash sale could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {isReady && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <FlashSaleForm
            key={`${params.id} ${round}`}
            stored={stored}
            languages={choices.data.languages}
            currency={choices.data.currency}
            mayWrite={mayWrite}
            onCreated={(created) => void navigate(paths.flashSale({ id: created.id }), afterSave)}
          />
          {!isNew && (
            <div className="grid gap-5">
              {mayWrite && <FlashSaleActions sale={stored} name={name} onEnded={() => setRound(round + 1)} />}
              <SubjectHistory kind="flash-sale" id={id} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function nameIn(name: Readonly<Record<string, string>> | undefined, locale: string): string | undefined {
  return name && (name[locale] ?? Object.values(name)[0]);
}

function StateAndLinks({ id, state, shop }: Pick<ManagedFlashSale, 'id' | 'state' | 'shop'>) {
  const { t } = useServices().i18n;
  return (
    <span className="flex flex-wrap items-center gap-3 text-sm">
      <StateBadge state={state} />
      {shop && (
        <Link href={paths.shop({ id: shop.id })} className="flex min-h-11 items-center text-accent hover:underline">
          {t('Sale of the shop {shop}', { shop: shop.name })}
        </Link>
      )}
      {state !== 'ended' && (
        <a
          href={`/flash-sale/${id}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 text-accent hover:underline"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {t('Open in the shop')}
        </a>
      )}
    </span>
  );
}
