import { ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { CategoryTree } from '../../features/categories/category-tree.tsx';
import { categoriesQuery } from '../../features/categories/queries.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** All categories and sub-categories in the order of the navigation. */
export function CategoriesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('products:write');
  const categories = useQuery(categoriesQuery(api));
  const names = new Map(categories.data?.map(({ id, name }) => [String(id), name]));
  return (
    <>
      <PageHeader title={t('Categories')}>
        {mayWrite && <ButtonLink href={paths.category({ id: 'new' })}>{t('New category')}</ButtonLink>}
      </PageHeader>
      {mayWrite && <p className="text-sm text-ink-muted">{t('Shoppers see them in this order. Drag one, or use its arrows.')}</p>}
      {categories.isPending && <Skeleton className="h-96 rounded-lg" />}
      {categories.isError && !categories.data && (
        <ErrorState
          title={t('The categories could not be loaded')}
          text={explainError(i18n, categories.error)}
          onRetry={() => void categories.refetch()}
        />
      )}
      {categories.data?.length === 0 && (
        <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
          <p className="font-semibold">{t('No categories yet')}</p>
          <p className="text-sm text-ink-muted">{t('Each product belongs to a category, so create the first one now.')}</p>
        </div>
      )}
      {categories.data && categories.data.length > 0 && <CategoryTree categories={categories.data} mayWrite={mayWrite} />}
      {categories.data && (
        <NounHistory noun="category" nameOf={({ id, name }) => name ?? names.get(id) ?? (id === 'top' ? t('Categories') : id)} />
      )}
    </>
  );
}
