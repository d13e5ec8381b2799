import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedShop } from '@souk/contract/back-office/shops';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { shopQuery } from '../../features/shops/queries.ts';
import { ShopForm } from '../../features/shops/shop-form.tsx';
import { ShopPayout } from '../../features/shops/shop-payout.tsx';
import { ShopSellersPanel } from '../../features/shops/shop-sellers.tsx';
import { ShopActions, ShopFacts } from '../../features/shops/shop-side.tsx';
import { ShopTrust } from '../../features/shops/shop-trust.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { emptyShop } from '../../lib/shops/shop-values.ts';

/** One shop, or a new one. */
export function ShopPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const params = useParams();
  const isNew = params.id === 'new';
  const id = Number(params.id) || 0;
  const mayWrite = useMay('shops:write');
  const mayRead = useMay('support:read');
  const shop = useQuery({ ...shopQuery(api, id), enabled: !isNew });
  const choices = useQuery(panelChoicesQuery(api));
  const failed = [shop, choices].find(({ error }) => error);
  const isMissing = isNotFound(shop.error);
  const stored = isNew ? emptyShop : shop.data;
  const title = isNew ? t('New shop') : (nameIn(stored?.name, i18n.locale) ?? t('Shop'));
  const isReady = stored && choices.data;
  return (
    <>
      <BackLink href={paths.shops()} label={t('Shops')} />
      <PageHeader title={title}>
        <div className="flex flex-wrap items-center gap-3">
          {mayRead && !isNew && (
            <ButtonLink variant="secondary" size="sm" href={paths.conversations({ shop: String(id) })}>
              {t('Messages')}
            </ButtonLink>
          )}
          {shop.data?.is_open && <ShopLink id={id} />}
        </div>
      </PageHeader>
      {!isReady && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !isReady && (
        <ErrorState
          title={isMissing ? t('There is no such shop') : t('The shop could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {isReady && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <ShopForm
            key={id}
            stored={stored}
            choices={choices.data}
            mayWrite={mayWrite}
            onCreated={(created) => void navigate(paths.shop(created), afterSave)}
          />
          {!isNew && <ShopSide shop={stored} name={title} mayWrite={mayWrite} />}
        </div>
      )}
    </>
  );
}

function ShopSide({ shop, name, mayWrite }: { shop: ManagedShop; name: string; mayWrite: boolean }) {
  const mayLook = useMay('shops:look');
  const mayPay = useMay('payouts');
  return (
    <div className="grid gap-5">
      {mayWrite && <ShopActions shop={shop} name={name} />}
      <ShopFacts shop={shop} />
      {mayPay && <ShopPayout key={shop.id} shopId={shop.id} />}
      <ShopTrust shop={shop} name={name} mayWrite={mayWrite} />
      <ShopSellersPanel shopId={shop.id} name={name} mayWrite={mayWrite} mayLook={mayLook} />
      <SubjectHistory kind="shop" id={shop.id} />
    </div>
  );
}

function nameIn(name: Readonly<Record<string, string>> | undefined, locale: string): string | undefined {
  return name && (name[locale] ?? Object.values(name)[0]);
}

function ShopLink({ id }: { id: number }) {
  const { t } = useServices().i18n;
  return (
    <a
      href={`/shops/${id}`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2 text-sm text-accent hover:underline"
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('Open in the shop')}
    </a>
  );
}
