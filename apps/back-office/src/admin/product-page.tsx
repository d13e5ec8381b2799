import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ProductChoices } from '@souk/contract/back-office/products';
import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, History } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../app/session.ts';
import { ProductForm } from '../features/products/editor/product-form.tsx';
import { emptyProduct } from '../features/products/editor/product-values.ts';
import { useProductStore } from '../features/products/editor/use-product-store.ts';
import { choicesQuery, productQuery } from '../features/products/queries.ts';
import { SeoPanel } from '../features/seo/seo-panel.tsx';
import { BackLink } from '../lib/back-link.tsx';
import { afterSave } from '../lib/forms/save-bar.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useServices } from '../lib/services.tsx';

const actionClass = 'flex min-h-11 items-center gap-2 text-sm text-accent hover:underline';

/** One product: all languages, pictures, prices and variants. */
export function ProductPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const id = Number(useParams().id) || 0;
  const mayWrite = useMay('products:write');
  const product = useQuery(productQuery(api, id));
  const store = useProductStore(id, () => undefined);
  const choices = useQuery(choicesQuery(api));
  const failed = product.error ?? choices.error;
  const isMissing = isNotFound(failed);
  const title = product.data?.name[i18n.locale] ?? Object.values(product.data?.name ?? {})[0] ?? t('Product');
  return (
    <>
      <BackLink href={paths.products()} label={t('Products')} />
      <PageHeader title={title}>
        {product.data && (
          <div className="flex flex-wrap gap-x-5">
            <Link href={paths.stockHistory({ id })} className={actionClass}>
              <History aria-hidden="true" className="size-4" />
              {t('Stock history')}
            </Link>
            <a href={`/products/${product.data.id}/details`} target="_blank" rel="noreferrer" className={actionClass}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t('Open in the shop')}
            </a>
          </div>
        )}
      </PageHeader>
      {(product.isPending || choices.isPending) && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && (
        <ErrorState
          title={isMissing ? t('There is no such product') : t('The product could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed)}
          onRetry={isMissing ? undefined : () => void product.refetch()}
        />
      )}
      {product.data && choices.data && <ProductForm key={id} stored={product.data} choices={choices.data} store={store} />}
      {product.data && (
        <div className="max-w-3xl">
          <SeoPanel name={{ kind: 'product', id }} mayWrite={mayWrite} />
        </div>
      )}
    </>
  );
}

/** A product that does not exist yet. */
export function NewProductPage() {
  const { api, i18n } = useServices();
  const navigate = useNavigate();
  const choices = useQuery(choicesQuery(api));
  const store = useProductStore(0, (product) => void navigate(paths.product(product), afterSave));
  return (
    <>
      <BackLink href={paths.products()} label={i18n.t('Products')} />
      <PageHeader title={i18n.t('New product')} />
      {choices.isPending && <Skeleton className="h-96 rounded-lg" />}
      {choices.isError && !choices.data && (
        <ErrorState
          title={i18n.t('The product could not be loaded')}
          text={explainError(i18n, choices.error)}
          onRetry={() => void choices.refetch()}
        />
      )}
      {choices.data && isMissingPlace(choices.data) && <PlacesFirst choices={choices.data} />}
      {choices.data && !isMissingPlace(choices.data) && <ProductForm stored={emptyProduct} choices={choices.data} store={store} />}
    </>
  );
}

function isMissingPlace({ categories, shops }: ProductChoices): boolean {
  return categories.length === 0 || shops.length === 0;
}

/** The steps before the first product. */
function PlacesFirst({ choices: { categories, shops } }: { choices: ProductChoices }) {
  const { t } = useServices().i18n;
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
      <p className="text-sm text-ink-muted">{t('A product needs a category and a shop')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {categories.length === 0 && <ButtonLink href={paths.category({ id: 'new' })}>{t('Create a category')}</ButtonLink>}
        {shops.length === 0 && <ButtonLink href={paths.shop({ id: 'new' })}>{t('Create a shop')}</ButtonLink>}
      </div>
    </div>
  );
}
