import { readListParams } from '../../features/catalog/list/list-params.ts';
import { popularRanking, RankingScreen, RankingSkeleton, rankingQuery } from '../../features/catalog/list/ranking-screen.tsx';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  const { api } = services;
  // The header shows the first three, whatever filters the list has.
  await Promise.all([
    load(services, rankingQuery(api, popularRanking)),
    load(services, rankingQuery(api, popularRanking, readListParams(url.searchParams))),
  ]);
}

export function Component() {
  const { t } = useI18n();
  return (
    <RankingScreen
      ranking={popularRanking}
      title={t('Most popular')}
      text={t('What shoppers view most, from every shop.')}
      description={t('Most viewed products from every shop. Filter by category, brand, price, rating, color and size.')}
    />
  );
}

export const Skeleton = RankingSkeleton;
