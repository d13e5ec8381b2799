import type { Api } from '@souk/client/api/create-api.ts';
import type { SortType } from '@souk/contract/product-list';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame, Picture } from '@souk/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductCard } from '../../../lib/other-servers/answers.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { paths } from '../../../lib/paths.ts';
import { productSource } from '../../../lib/picture-source.ts';
import { useApi, useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { HeaderBand, HeaderBandSkeleton } from '../header-band.tsx';
import { breadcrumbJsonLd, itemListJsonLd } from '../json-ld.ts';
import { ProductGridSkeleton } from '../product-grid.tsx';
import { emptyParams, type ListParams, listQuery } from './list-params.ts';
import { ProductList } from './product-list.tsx';
import { type ListScope, productListQuery, useListParams } from './product-list-query.ts';

/** A page that lists all products in a fixed sort order. */
type Ranking = { sort: SortType; path: typeof paths.products };

export const popularRanking: Ranking = { sort: 'popular_product', path: paths.mostPopular };
export const bestDealRanking: Ranking = { sort: 'top_selling', path: paths.bestDeal };

/** A sort order in the address is ignored. */
export function rankingScope({ sort, path }: Ranking): ListScope {
  return { href: (params) => path(listQuery({ ...params, sort_type: 'default' })), fixed: { sort_type: sort } };
}

export function rankingQuery(api: Api, { sort }: Ranking, params: ListParams = emptyParams) {
  return productListQuery(api, params, { sort_type: sort });
}

type RankingScreenProps = { ranking: Ranking; title: string; text: string; description: string };

/** All products in a fixed sort order, with filters. */
export function RankingScreen({ ranking, title, text, description }: RankingScreenProps) {
  const scope = useMemo(() => rankingScope(ranking), [ranking]);
  const { data } = useQuery(rankingQuery(useApi(), ranking));
  return (
    <>
      <RankingHead ranking={ranking} title={title} description={description} />
      <RankingHeader title={title} text={text} leaders={data?.products} />
      <div className="page-wide pt-4 pb-14">
        <ProductList scope={scope} />
      </div>
    </>
  );
}

/** Search engines index the unfiltered list and its pages only. */
function RankingHead({ ranking, title, description }: Omit<RankingScreenProps, 'text'>) {
  const { t } = useI18n();
  const { origin } = useServices();
  const params = useListParams();
  const { href } = rankingScope(ranking);
  const { data } = useQuery({ ...rankingQuery(useApi(), ranking, params), enabled: false });
  const canonical = href({ ...emptyParams, page: params.page });
  return (
    <PageHead
      title={title}
      description={description}
      canonical={canonical}
      noIndex={href(params) !== canonical}
      jsonLd={{
        '@graph': [
          breadcrumbJsonLd(origin, [{ label: t('Home'), href: paths.home() }, { label: title }]),
          itemListJsonLd(
            origin,
            (data?.products ?? []).map(({ id, name }) => ({ name, href: paths.product({ id }) })),
          ),
        ],
      }}
    />
  );
}

export function RankingSkeleton() {
  return (
    <div aria-busy="true">
      <RankingHeaderSkeleton />
      <div className="page-wide pt-6 pb-14">
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  );
}

/** From the start side: second place, first, third. */
const places = [
  { place: 1, frame: 'w-22 lg:w-26 max-sm:hidden' },
  { place: 0, frame: 'w-26 sm:w-30 lg:w-36' },
  { place: 2, frame: 'w-20 lg:w-24 max-md:hidden' },
];

/** The title of the list next to its first three products. */
function RankingHeader({ title, text, leaders }: { title: string; text: string; leaders: readonly ProductCard[] | undefined }) {
  const { t } = useI18n();
  return (
    <HeaderBand crumbs={[{ label: t('Home'), href: paths.home() }, { label: title }]}>
      <div className="grid min-w-0 gap-1.5 self-center pb-4 text-ink">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-xl text-ink-muted">{text}</p>
      </div>
      {leaders && <Podium leaders={leaders} />}
    </HeaderBand>
  );
}

/** Decorative: the same three products are first in the list. */
function Podium({ leaders }: { leaders: readonly ProductCard[] }) {
  return (
    <div aria-hidden="true" className="flex items-end gap-2 lg:gap-3">
      {places.map(({ place, frame }) => {
        const leader = leaders[place];
        const source = leader && productSource(leader, 'tile');
        return source && <LeaderPicture key={place} source={source} frame={frame} />;
      })}
    </div>
  );
}

function LeaderPicture({ source, frame }: { source: NonNullable<ReturnType<typeof productSource>>; frame: string }) {
  return (
    <ArchFrame line className={frame}>
      <Picture source={source} alt="" sizes="(min-width: 64rem) 11rem, 10rem" priority className="size-full!" />
    </ArchFrame>
  );
}

function RankingHeaderSkeleton() {
  return (
    <HeaderBandSkeleton>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 self-center pb-4">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-4 w-80 max-w-full rounded-sm" />
      </div>
      <div className="flex items-end gap-2 lg:gap-3">
        {places.map(({ place, frame }) => (
          <ArchFrame key={place} className={frame}>
            <Skeleton className="rounded-none" />
          </ArchFrame>
        ))}
      </div>
    </HeaderBandSkeleton>
  );
}
