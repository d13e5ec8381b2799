import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ProductChoices } from '@souk/contract/back-office/products';
import type { ShopProduct } from '@souk/contract/seller/products';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { sellerPaths } from '../../paths.ts';
import { ProductEditor } from '../../products/product-editor.tsx';
import { type ProductName, shopChoicesQuery, shopProductQuery } from '../../products/queries.ts';
import { RequestPanel } from '../../products/request-panel.tsx';
import { ReviewNote } from '../../products/review-note.tsx';
import { SellingNote } from '../../products/selling-note.tsx';
import { useSellerMe } from '../../seller-session.ts';

/** A product of the shop. */
export function ProductPage() {
  return <NamedProduct name={{ kind: 'product', id: Number(useParams().id) || 0 }} />;
}

/** A product that waits to become one. */
export function ProposedProductPage() {
  return <NamedProduct name={{ kind: 'proposed', id: Number(useParams().id) || 0 }} />;
}

function NamedProduct({ name }: { name: ProductName }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { is_open } = useSellerMe().shop;
  const product = useQuery(shopProductQuery(api, name));
  const choices = useQuery(shopChoicesQuery(api));
  const failed = product.error ?? choices.error;
  const isMissing = isNotFound(failed);
  const shown = product.data?.published ?? product.data?.proposed;
  const acceptedId = name.kind === 'proposed' ? product.data?.product_id : undefined;
  if (acceptedId) return <Navigate replace to={sellerPaths.product({ id: acceptedId })} />;
  return (
    <>
      <BackLink href={sellerPaths.products()} label={t('Products')} />
      <PageHeader title={shown?.name[i18n.locale] ?? Object.values(shown?.name ?? {})[0] ?? t('Product')}>
        {product.data?.published?.is_published && is_open && (
          <a
            href={`/products/${name.id}/details`}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 text-sm text-accent hover:underline"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('Open in the shop')}
          </a>
        )}
      </PageHeader>
      <SellingNote />
      {(product.isPending || choices.isPending) && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && (!product.data || !choices.data) && (
        <ErrorState
          title={isMissing ? t('There is no such product') : t('The product could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed)}
          onRetry={isMissing ? undefined : () => void Promise.all([product.refetch(), choices.refetch()])}
        />
      )}
      {product.data && choices.data && <Sections name={name} product={product.data} choices={choices.data} />}
    </>
  );
}

type SectionsProps = { name: ProductName; product: ShopProduct; choices: ProductChoices };

function Sections({ name, product, choices }: SectionsProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { request, published } = product;
  const isDeclined = request?.status === 'declined';
  const fromDeclined = isDeclined && (params.has('declined') || !published);
  async function handleWithdrawn() {
    if (published) await queryClient.invalidateQueries({ queryKey: shopProductQuery(api, name).queryKey });
    else await navigate(sellerPaths.products());
  }
  return (
    <>
      {request && request.status !== 'accepted' && request.status !== 'withdrawn' && (
        <RequestPanel
          {...{ product, request, choices }}
          editDeclined={fromDeclined ? undefined : '?declined=1'}
          onWithdrawn={() => void handleWithdrawn()}
        />
      )}
      {!request && <ReviewNote />}
      {/* Another decision begins the form again; a save of this member changes the version and leaves the form as it is. */}
      <ProductEditor
        key={`${name.id} ${request?.id ?? ''} ${request?.status ?? ''} ${fromDeclined}`}
        {...{ name, product, choices, fromDeclined }}
      />
    </>
  );
}

/** A product that is not proposed yet. */
export function NewProductPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const choices = useQuery(shopChoicesQuery(api));
  return (
    <>
      <BackLink href={sellerPaths.products()} label={t('Products')} />
      <PageHeader title={t('New product')} />
      <SellingNote />
      <ReviewNote isNew />
      {choices.isPending && <Skeleton className="h-96 rounded-lg" />}
      {choices.isError && !choices.data && (
        <ErrorState
          title={t('The product could not be loaded')}
          text={explainError(i18n, choices.error)}
          onRetry={() => void choices.refetch()}
        />
      )}
      {choices.data && <ProductEditor name={undefined} product={undefined} choices={choices.data} fromDeclined={false} />}
    </>
  );
}
