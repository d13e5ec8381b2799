import { useQuery } from '@tanstack/react-query';
import { useApi, useI18n, useVisitor } from '../../lib/services/services-context.tsx';
import { ProductRow } from './product-grid.tsx';
import { catalogQueries } from './queries.ts';
import { RecentlyViewedRow } from './recently-viewed-row.tsx';

/** Fewer leave most of the row empty. */
const minViewed = 4;

/** The products that a visitor viewed last, or those that sell best. The row is optional: it renders nothing if the request fails. */
export function VisitorRow() {
  const isEnough = useVisitor((state) => state.viewed.length >= minViewed);
  return isEnough ? <RecentlyViewedRow /> : <PopularRow />;
}

function PopularRow() {
  const { t } = useI18n();
  const { data } = useQuery(catalogQueries.suggest(useApi(), ''));
  return <ProductRow id="popular" title={t('Popular products')} products={data?.products ?? []} />;
}
