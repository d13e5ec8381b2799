import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ReviewLine } from '@souk/contract/back-office/reviews';
import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { reviewsQuery } from '../../features/reviews/queries.ts';
import { nameOfReview, ReviewBulkBar } from '../../features/reviews/review-bulk-bar.tsx';
import { ReportsBadge, ReviewBadge, reviewSortTexts, reviewStateTexts, Stars } from '../../features/reviews/review-words.tsx';
import { panelChoicesQuery } from '../../lib/choices-query.ts';
import { type Column, DataTable } from '../../lib/list/data-table.tsx';
import { download, ExportButton } from '../../lib/list/export-button.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { useRowSelection } from '../../lib/list/selection.ts';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

const ratings = ['5', '4', '3', '2', '1'] as const;

function useReviewFilters() {
  return useListFilters(({ one, id, string }) => ({
    status: one('status', keysOf(reviewStateTexts)),
    rating: one('rating', ratings),
    shop: id('shop'),
    product: id('product'),
    search: string('search'),
    sort: one('sort', keysOf(reviewSortTexts)),
  }));
}

/** The reviews of all products, newest first. */
export function ReviewsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useReviewFilters();
  const { status, ...others } = list.filters;
  const { sort: _sort, ...unsorted } = others;
  const reviews = useQuery(reviewsQuery(api, { ...others, state: status, page: list.page, per_page: rowsPerPage }));
  const mayWrite = useMay('reviews:write');
  const selected = useRowSelection(reviews.data?.reviews ?? []);
  return (
    <ListPage
      title={t('Reviews')}
      actions={
        <>
          <ButtonLink variant="secondary" href={paths.questions()}>
            {t('Questions about products')}
          </ButtonLink>
          <ExportButton download={() => download(api, 'GET /admin/review-export', { query: { ...unsorted, state: status } })} />
        </>
      }
      list={list}
      query={reviews}
      filters={
        <>
          <StatusTabs texts={reviewStateTexts} counts={reviews.data?.counts} value={status} href={list.href} />
          <ReviewFilters list={list} />
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} review', '{count} reviews'),
        failed: t('The reviews could not be loaded'),
        none: t('No reviews yet'),
        noneHint: t('Shoppers write them once their order was delivered.'),
        noMatch: t('No reviews match these filters'),
      }}
    >
      {(data) => (
        <>
          <DataTable
            label={t('Reviews')}
            rows={data.reviews}
            columns={columnsOf(i18n)}
            href={paths.review}
            isOld={reviews.isPlaceholderData}
            selection={mayWrite ? { selected: selected.selection, nameOf: nameOfReview } : undefined}
          />
          {mayWrite && <ReviewBulkBar selected={selected} />}
        </>
      )}
    </ListPage>
  );
}

function ReviewFilters({ list: { filters, change } }: { list: ReturnType<typeof useReviewFilters> }) {
  const { api, i18n } = useServices();
  const { t, plural } = i18n;
  const shops = useQuery(panelChoicesQuery(api)).data?.shops ?? [];
  return (
    <FilterBar>
      <SearchField
        label={t('Search reviews')}
        placeholder={t('Words, author or product')}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={t('Rating')}
        value={filters.rating}
        options={[
          { value: '', label: t('Any rating') },
          ...ratings.map((value) => ({ value, label: plural(Number(value), '{count} star', '{count} stars') })),
        ]}
        onChange={(rating) => change({ rating })}
      />
      <FilterSelect
        label={t('Shop')}
        value={filters.shop?.toString()}
        options={[{ value: '', label: t('Any shop') }, ...shops.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(shop) => change({ shop })}
      />
      <FilterSelect
        label={t('Sort by')}
        value={filters.sort ?? 'newest'}
        options={keysOf(reviewSortTexts).map((value) => ({ value, label: t(reviewSortTexts[value]) }))}
        onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
      />
    </FilterBar>
  );
}

function columnsOf({ t }: I18n): Column<ReviewLine>[] {
  return [
    {
      id: 'product',
      title: t('Review'),
      cell: ({ product, description }) => (
        <span className="grid min-w-0">
          <span className="wrap-anywhere">{product.name}</span>
          <span dir="auto" className="line-clamp-2 text-xs font-normal text-ink-muted wrap-anywhere">
            {description}
          </span>
        </span>
      ),
      className: 'w-2/5',
    },
    { id: 'rating', title: t('Rating'), cell: ({ rating }) => <Stars rating={rating} />, card: 'badges' },
    { id: 'author', title: t('Author'), cell: ({ author }) => <bdi>{author || t('A customer')}</bdi>, className: 'max-w-40 truncate' },
    { id: 'shop', title: t('Shop'), cell: ({ shop }) => shop.name, className: 'max-w-40 truncate', card: 'none' },
    {
      id: 'state',
      title: t('Status'),
      cell: (review) => (
        <span className="flex flex-wrap gap-1">
          <ReviewBadge review={review} />
          <ReportsBadge count={review.open_reports} />
        </span>
      ),
      card: 'badges',
    },
    { id: 'written', title: t('Written'), cell: ({ created_at }) => <Moment at={created_at} />, className: 'text-ink-muted' },
  ];
}
