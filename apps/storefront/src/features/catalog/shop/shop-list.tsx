import { useQuery } from '@tanstack/react-query';
import type { ShopList as ShopAnswer } from '../../../lib/answers/answers.ts';
import { anyPageOf } from '../../../lib/page/any-page-of.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyPage } from '../../../ui/empty-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { paginationLocales } from '../../../ui/pagination-texts.ts';
import { placeholders } from '../placeholders.ts';
import { catalogQueries } from '../queries.ts';
import { ShopCard } from '../shop-card.tsx';
import { ShopCardSkeleton } from '../shop-card-skeleton.tsx';
import { type ShopsAddress, shopsHref, shopsParams, shopsPerPage } from './shops-address.ts';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

/** One page of shops, or why there are none. */
export function ShopList({ address }: { address: ShopsAddress }) {
  const { t } = useI18n();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(catalogQueries.shops(useApi(), shopsParams(address)));
  if (!data && isError) {
    return (
      <ErrorState
        title={t('The shops could not be loaded')}
        text={t('Your choices are kept.')}
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
        drawing="lens"
        title={t('No shop is called “{search}”', { search: address.search })}
        text={t('Try fewer letters, or look for what it sells among the products.')}
        action={{ label: t('See all shops'), href: paths.shops() }}
      />
    );
  }
  return (
    <EmptyState
      drawing="door"
      title={t('No shops yet')}
      text={t('The first doors open soon.')}
      action={{ label: t('See all products'), href: paths.products() }}
    />
  );
}

function ShopPages({ total, address }: { total: number; address: ShopsAddress }) {
  const { locale } = useI18n();
  const direction = useSettings((state) => state.langDirection);
  const first = shopsHref({ ...address, page: 1 });
  return (
    <Pagination
      page={address.page}
      total={total}
      perPage={shopsPerPage}
      locale={paginationLocales.find((known) => known === locale)}
      direction={direction}
      target={{ type: 'link', url: anyPageOf(first) }}
    />
  );
}

export function ShopListSkeleton() {
  return (
    <div className={grid} aria-hidden="true">
      {placeholders(6).map((key) => (
        <ShopCardSkeleton key={key} />
      ))}
    </div>
  );
}
