import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useI18n, useVisitor } from '../../../lib/services/services-context.tsx';
import { useIsShopper } from '../../../lib/services/use-session.ts';
import { ProductRow } from '../home/product-row.tsx';
import { catalogQueries } from '../queries.ts';

const most = 10;

/** What was looked at last. It is no reason to trouble anybody: where the server cannot tell, there is no row. */
export function RecentlyViewedRow({ except }: { except?: number | undefined }) {
  const { t } = useI18n();
  const api = useApi();
  const isShopper = useIsShopper();
  const ids = useIdsAtFirst();
  const ofAccount = useQuery({ ...catalogQueries.recentlyViewed(api), enabled: isShopper });
  const ofVisitor = useQuery({ ...catalogQueries.cards(api, ids), enabled: !isShopper && ids.length > 0 });
  const products = (isShopper ? ofAccount : ofVisitor).data ?? [];
  return (
    <ProductRow id="recently-viewed" title={t('Recently viewed')} products={products.filter(({ id }) => id !== except).slice(0, most)} />
  );
}

/** As it was when the row came up: the page that is open now must not push its own row about. */
function useIdsAtFirst(): readonly number[] {
  const viewed = useVisitor((state) => state.viewed);
  const [ids] = useState(viewed);
  return ids;
}
