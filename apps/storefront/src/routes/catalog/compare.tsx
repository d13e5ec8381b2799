import { Button } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton as Block } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueries } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CompareTable } from '../../features/catalog/compare/compare-table.tsx';
import { readComparedIds } from '../../features/catalog/compare/compared-products.ts';
import { catalogQueries } from '../../features/catalog/queries.ts';
import { type LoaderArgs, loadOptional } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { sharePage } from '../../lib/page/share-page.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  const ids = readComparedIds(url.searchParams.get('ids'));
  await Promise.all(ids.map((id) => loadOptional(services, catalogQueries.product(services.api, id))));
}

/** `/compare?ids=1,2`. Products that are no longer sold have no column. */
export function Component() {
  const { api, visitor } = useServices();
  const { t } = useI18n();
  const [query, setQuery] = useSearchParams();
  const ids = readComparedIds(query.get('ids'));
  const answers = useQueries({ queries: ids.map((id) => catalogQueries.product(api, id)) });
  const products = answers.flatMap(({ data }) => (data ? [data.product] : []));
  const isLoading = answers.some(({ isPending }) => isPending);
  function handleRemove(removed: number) {
    visitor.setState(({ compared }) => ({ compared: compared.filter((id) => id !== removed) }));
    setQuery({ ids: ids.filter((id) => id !== removed).join(',') }, { replace: true, preventScrollReset: true });
  }
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 pb-14">
      <PageHead title={t('Compare products')} noIndex />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl sm:text-2xl">{t('Compare products')}</h1>
        {products.length > 0 && <ShareButton />}
      </div>
      {products.length > 0 ? (
        <CompareTable products={products} onRemove={handleRemove} />
      ) : isLoading ? (
        <Block className="h-96" />
      ) : (
        <EmptyState
          illustration="shelf"
          title={t('Nothing to compare yet')}
          text={t('Choose Compare on up to four products to see them side by side.')}
          action={{ label: t('View all products'), href: paths.products() }}
        />
      )}
    </div>
  );
}

function ShareButton() {
  const { t } = useI18n();
  async function handleShare() {
    const outcome = await sharePage(t('Compare products'), location.href);
    if (outcome === 'copied') toast.success(t('Link copied'));
    if (outcome === 'failed') toast.error(t('The link could not be copied. Copy it from the address bar.'));
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => void handleShare()}>
      <Share2 aria-hidden="true" />
      {t('Share')}
    </Button>
  );
}

export function Skeleton() {
  return (
    <div className="page-width grid gap-5 pt-5 pb-14" aria-busy="true">
      <Block className="h-8 w-56" />
      <Block className="h-96" />
    </div>
  );
}
