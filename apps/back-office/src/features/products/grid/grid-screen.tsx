import type { ProductGrid as GridPage } from '@souk/contract/back-office/catalog/product-grid';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { ProductGrid } from './product-grid.tsx';
import { useGridEdits } from './use-grid-edits.ts';
import type { GridSaver } from './use-grid-saving.ts';

type GridScreenProps = {
  query: UseInfiniteQueryResult<InfiniteData<GridPage>>;
  list: { isFiltered: boolean; reset: () => void };
  saver: GridSaver;
  mayWrite: boolean;
};

/** The grid with its states: loading, failed, empty. What is changed outlives another filter. */
export function GridScreen({ query, list, saver, mayWrite }: GridScreenProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const grid = useGridEdits();
  const { data, isError, error, isPending, hasNextPage, isFetching } = query;
  const isEmpty = data?.pages[0]?.total === 0;
  return (
    <>
      {isError && (
        <ErrorState title={t('The products could not be loaded')} text={explainError(i18n, error)} onRetry={() => query.refetch()} />
      )}
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isEmpty && grid.edits.size === 0 ? (
        <NoProducts list={list} />
      ) : (
        data && (
          <ProductGrid
            {...{ grid, saver, mayWrite }}
            pages={data.pages}
            onEnd={() => hasNextPage && !isFetching && void query.fetchNextPage()}
          />
        )
      )}
    </>
  );
}

function NoProducts({ list }: Pick<GridScreenProps, 'list'>) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-14 text-center">
      <p role="status" className="font-semibold">
        {list.isFiltered ? t('No products match these filters') : t('No products yet')}
      </p>
      {list.isFiltered && (
        <Button variant="secondary" onClick={list.reset}>
          {t('Show all')}
        </Button>
      )}
    </div>
  );
}
