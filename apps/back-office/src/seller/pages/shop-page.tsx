import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useSellerMe } from '../seller-session.ts';
import { shopPageQuery } from '../shop/queries.ts';
import { ShopPageForm } from '../shop/shop-page-form.tsx';

/** The page of the shop: texts, pictures, contact, delivery and holidays. */
export function ShopPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { shop } = useSellerMe();
  const page = useQuery(shopPageQuery(api));
  return (
    <>
      <PageHeader title={t('Shop page')}>
        {shop.is_open && (
          <a
            href={`/shops/${shop.id}`}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 text-sm text-accent hover:underline"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('Open in the shop')}
          </a>
        )}
      </PageHeader>
      {page.isPending && <Skeleton className="h-96 rounded-lg" />}
      {page.isError && !page.data && (
        <ErrorState title={t('The shop could not be loaded')} text={explainError(i18n, page.error)} onRetry={() => void page.refetch()} />
      )}
      {page.data && <ShopPageForm key={shop.id} stored={page.data} />}
    </>
  );
}
