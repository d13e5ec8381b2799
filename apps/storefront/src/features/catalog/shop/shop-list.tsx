import { classNames } from '@souk/ui/class-names.ts';
import { EmptyPage, EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton, skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ShopList as ShopAnswer } from '../../../lib/other-servers/answers.ts';
import { ListPagination } from '../../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../../lib/page/page-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { catalogQueries } from '../queries.ts';
import { ShopCard } from './shop-card.tsx';
import { type ShopsAddress, shopsHref, shopsParams, shopsPerPage } from './shops-address.ts';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

/** One page of shops, or the reason why it is empty. */
export function ShopList({ address }: { address: ShopsAddress }) {
  const { t } = useI18n();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(catalogQueries.shops(useApi(), shopsParams(address)));
  if (!data && isError) {
    return (
      <ErrorState
        title={t('The shops could not be loaded')}
        text={t('Your filters are still applied.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ShopListSkeleton />;
  if (data.shops.length === 0) return <NoShops address={address} total={data.total} />;
  return (
    <div aria-busy={isPlaceholderData} className={classNames('grid gap-8 transition-opacity', isPlaceholderData && 'opacity-50')}>
      <Shops shops={data.shops} />
      <ShopPages total={data.total} address={address} />
    </div>
  );
}

function Shops({ shops }: { shops: ShopAnswer['shops'] }) {
  return (
    <ul className={grid}>
      {shops.map((shop, index) => (
        <li key={shop.id}>
          <ShopCard shop={shop} level={2} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function NoShops({ address, total }: { address: ShopsAddress; total: number }) {
  const { t } = useI18n();
  if (total > 0) return <EmptyPage first={shopsHref({ ...address, page: 1 })} />;
  if (address.search) {
    return (
      <EmptyState
        illustration="lens"
        title={t('No shops found for “{search}”', { search: address.search })}
        text={t('Try fewer letters, or search for its products.')}
        action={{ label: t('View all shops'), href: paths.shops() }}
      />
    );
  }
  return (
    <EmptyState
      illustration="door"
      title={t('No shops yet')}
      text={t('The first shops open soon.')}
      action={{ label: t('View all products'), href: paths.products() }}
    />
  );
}

function ShopPages({ total, address }: { total: number; address: ShopsAddress }) {
  const url = pageTemplate(shopsHref({ ...address, page: 1 }));
  return <ListPagination page={address.page} total={total} perPage={shopsPerPage} target={{ type: 'link', url }} />;
}

export function ShopListSkeleton() {
  return (
    <div className={grid} aria-hidden="true">
      {skeletonKeys(6).map((key) => (
        <ShopCardSkeleton key={key} />
      ))}
    </div>
  );
}

function ShopCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-5/2 rounded-none" />
      <div className="grid gap-2.5 p-4 pt-3">
        <div className="flex items-end gap-3">
          <span className="arch -mt-12 block w-18">
            <Skeleton className="aspect-4/5 rounded-none" />
          </span>
          <Skeleton className="h-4 w-1/2 rounded-sm" />
        </div>
        <Skeleton className="mt-2 h-3.5 w-4/5 rounded-sm" />
        <Skeleton className="h-3 w-3/5 rounded-sm" />
        <Skeleton className="h-3 w-2/5 rounded-sm" />
      </div>
    </div>
  );
}
