import { readListParams } from '../../features/catalog/list/list-params.ts';
import { bestDealRanking, RankingScreen, RankingSkeleton, rankingQuery } from '../../features/catalog/list/ranking-screen.tsx';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  const { api } = services;
  // The header shows the first three, whatever filters the list has.
  await Promise.all([
    load(services, rankingQuery(api, bestDealRanking)),
    load(services, rankingQuery(api, bestDealRanking, readListParams(url.searchParams))),
  ]);
}

export function Component() {
  const { t } = useI18n();
  return (
    <RankingScreen
      ranking={bestDealRanking}
      title={t('Best deals')}
      text={t('Our best sellers right now, from every shop.')}
      description={t('Best-selling products from every shop. Filter by category, brand, price, rating, color and size.')}
    />
  );
}

export const Skeleton = RankingSkeleton;
