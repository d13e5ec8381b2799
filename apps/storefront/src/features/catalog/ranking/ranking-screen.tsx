import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { breadcrumbJsonLd, itemListJsonLd } from '../json-ld.ts';
import { emptyParams } from '../list/list-params.ts';
import { ProductList } from '../list/product-list.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { ProductGridSkeleton } from '../product-grid.tsx';
import { RankingHeader, RankingHeaderSkeleton } from './ranking-header.tsx';
import { type Ranking, rankedQuery, rankingScope } from './rankings.ts';

type RankingScreenProps = { ranking: Ranking; title: string; text: string; description: string };

/** All products in one order, with everything that narrows a list. */
export function RankingScreen({ ranking, title, text, description }: RankingScreenProps) {
  const scope = useMemo(() => rankingScope(ranking), [ranking]);
  const { data } = useQuery(rankedQuery(useApi(), ranking));
  return (
    <>
      <RankingHead ranking={ranking} title={title} description={description} />
      <RankingHeader title={title} text={text} leaders={data?.products} />
      <div className="page-width pt-4 pb-14">
        <ProductList scope={scope} />
      </div>
    </>
  );
}

/** The plain list and its pages are for search engines; the endless ways to narrow it are not. */
function RankingHead({ ranking, title, description }: Omit<RankingScreenProps, 'text'>) {
  const { t } = useI18n();
  const { origin } = useServices();
  const params = useListParams();
  const { href } = rankingScope(ranking);
  const { data } = useQuery({ ...rankedQuery(useApi(), ranking, params), enabled: false });
  const plain = href({ ...emptyParams, page: params.page });
  return (
    <PageHead
      title={title}
      description={description}
      canonical={plain}
      noIndex={href(params) !== plain}
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
      <div className="page-width pt-6 pb-14">
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  );
}
