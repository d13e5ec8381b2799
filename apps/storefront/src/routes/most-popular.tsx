import { readListParams } from '../features/catalog/list/list-params.ts';
import { RankingScreen, RankingSkeleton } from '../features/catalog/ranking/ranking-screen.tsx';
import { mostPopular, rankedQuery } from '../features/catalog/ranking/rankings.ts';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { useI18n } from '../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  const { api } = services;
  // The first three stand in the header, however the list is narrowed.
  await Promise.all([
    load(services, rankedQuery(api, mostPopular)),
    load(services, rankedQuery(api, mostPopular, readListParams(url.searchParams))),
  ]);
}

export function Component() {
  const { t } = useI18n();
  return (
    <RankingScreen
      ranking={mostPopular}
      title={t('Most popular')}
      text={t('What shoppers look at most, from every shop of the market.')}
      description={t('The most viewed products of the market, by category, brand, price, rating, color and size.')}
    />
  );
}

export const Skeleton = RankingSkeleton;
