import type { ProductList } from '../../../lib/answers/answers.ts';
import { anyPageOf } from '../../../lib/page/any-page-of.ts';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyPage } from '../../../ui/empty-page.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { paginationLocales } from '../../../ui/pagination-texts.ts';
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx';
import type { Chosen } from './list-chosen.ts';
import { changeParams, type ListChange, type ListParams } from './list-params.ts';
import type { ListScope } from './list-scope.ts';
import { NoProducts } from './no-products.tsx';
import { listPerPage } from './product-list-query.ts';
import type { ListState } from './use-product-list.ts';

type Answer = ProductList;
type ListResultsProps = {
  list: ListState;
  params: ListParams;
  scope: ListScope;
  chosen: readonly Chosen[];
  onChange: (change: ListChange) => void;
};

/** The products of one page, or why there are none. */
export function ListResults({ list, ...rest }: ListResultsProps) {
  const { t } = useI18n();
  const { data, outdated, failed, asking, retry } = list;
  const failure = { title: t('The products could not be loaded'), onRetry: retry, busy: asking };
  if (!data && failed) return <ErrorState {...failure} text={t('Your choices are kept.')} />;
  if (!data) return <ProductGridSkeleton width="beside" count={12} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {failed && <ErrorState kind="inline" {...failure} />}
      <div aria-busy={outdated} className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity', outdated && 'opacity-50')}>
        <Products data={data} {...rest} />
      </div>
    </div>
  );
}

function Products({ data, params, scope, chosen, onChange }: Omit<ListResultsProps, 'list'> & { data: Answer }) {
  if (data.total === 0) return <NoProducts params={params} chosen={chosen} onChange={onChange} />;
  if (data.products.length === 0) return <EmptyPage first={scope.href(changeParams(params, {}))} />;
  return (
    <>
      {data.corrected_search && <Corrected typed={params.search} corrected={data.corrected_search} />}
      <ProductGrid products={data.products} width="beside" first level={2} />
      <ListPages total={data.total} params={params} scope={scope} />
    </>
  );
}

function Corrected({ typed, corrected }: { typed: string; corrected: string }) {
  const { t } = useI18n();
  return <Note>{t('Nothing bears “{typed}”; showing results for “{corrected}”.', { typed, corrected })}</Note>;
}

function ListPages({ total, params, scope }: { total: number; params: ListParams; scope: ListScope }) {
  const { locale } = useI18n();
  const direction = useSettings((state) => state.langDirection);
  const first = scope.href(changeParams(params, {}));
  return (
    <div className="mt-2">
      <Pagination
        page={params.page}
        total={total}
        perPage={listPerPage}
        locale={paginationLocales.find((known) => known === locale)}
        direction={direction}
        target={{ type: 'link', url: anyPageOf(first) }}
      />
    </div>
  );
}
