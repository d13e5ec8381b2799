import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useI18n, useVisitor } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { ProductRow } from './product-grid.tsx';
import { catalogQueries } from './queries.ts';

export type RecentlyViewedProps = { except?: number | undefined; title?: string | undefined };

const maxProducts = 10;

/** The products viewed last. The row is optional: it renders nothing if the request fails. */
export function RecentlyViewedRow({ except, title }: RecentlyViewedProps) {
  const { t } = useI18n();
  const api = useApi();
  const isShopper = useIsShopper();
  const ids = useInitialIds();
  const accountQuery = useQuery({ ...catalogQueries.recentlyViewed(api), enabled: isShopper });
  const storedQuery = useQuery({ ...catalogQueries.cards(api, ids), enabled: !isShopper && ids.length > 0 });
  const products = (isShopper ? accountQuery : storedQuery).data ?? [];
  return (
    <ProductRow
      id="recently-viewed"
      title={title ?? t('Recently viewed')}
      products={products.filter(({ id }) => id !== except).slice(0, maxProducts)}
    />
  );
}

/** The ids at mount, so that the product page that is open does not reorder its own row. */
function useInitialIds(): readonly number[] {
  const viewed = useVisitor((state) => state.viewed);
  const [ids] = useState(viewed);
  return ids;
}
