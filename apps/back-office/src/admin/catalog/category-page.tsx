import { isNotFound } from '@souk/client/api/api-error.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { CategoryActions } from '../../features/categories/category-actions.tsx';
import { CategoryForm, emptyCategory } from '../../features/categories/category-form.tsx';
import { categoriesQuery, categoryQuery } from '../../features/categories/queries.ts';
import { choicesQuery } from '../../features/products/queries.ts';
import { SeoPanel } from '../../features/seo/seo-panel.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useServices } from '../../lib/services.tsx';

/** One category, or a new one. */
export function CategoryPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const params = useParams();
  const isNew = params.id === 'new';
  const id = Number(params.id) || 0;
  const mayWrite = useMay('products:write');
  const category = useQuery({ ...categoryQuery(api, id), enabled: !isNew });
  const all = useQuery(categoriesQuery(api));
  const choices = useQuery(choicesQuery(api));
  const failed = [category, all, choices].find(({ error }) => error);
  const isMissing = isNotFound(category.error);
  const stored = isNew ? emptyCategory : category.data;
  const title = isNew ? t('New category') : (nameIn(stored?.name, i18n.locale) ?? t('Category'));
  const isReady = stored && all.data && choices.data;
  return (
    <>
      <BackLink href={paths.categories()} label={t('Categories')} />
      <PageHeader title={title}>{category.data?.is_active && <ShopLink id={id} />}</PageHeader>
      {!isReady && !failed && <Skeleton className="h-96 rounded-lg" />}
      {failed && !isReady && (
        <ErrorState
          title={isMissing ? t('There is no such category') : t('The category could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, failed.error)}
          onRetry={isMissing ? undefined : () => void failed.refetch()}
        />
      )}
      {isReady && (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <CategoryForm
            key={id}
            stored={stored}
            all={all.data}
            languages={choices.data.languages}
            onCreated={(created) => void navigate(paths.category(created), afterSave)}
          />
          {!isNew && (
            <div className="grid gap-5">
              <SeoPanel name={{ kind: 'category', id }} mayWrite={mayWrite} />
              {mayWrite && <CategoryActions category={stored} name={title} all={all.data} />}
              <SubjectHistory kind="category" id={id} />
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

/** By its id, which leads to the address of a sub-category, too. */
function ShopLink({ id }: { id: number }) {
  const { t } = useServices().i18n;
  return (
    <a
      href={`/categories/${id}`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2 text-sm text-accent hover:underline"
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('Open in the shop')}
    </a>
  );
}
