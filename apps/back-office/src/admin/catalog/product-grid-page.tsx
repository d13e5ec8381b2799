import { useInfiniteQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { GridScreen } from '../../features/products/grid/grid-screen.tsx';
import type { GridSaver } from '../../features/products/grid/use-grid-saving.ts';
import { gridQuery } from '../../features/products/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { ProductFilterBar, useProductFilters } from './product-filters.tsx';

/** Prices, offers, stock and publication of all products in one grid. */
export function ProductGridPage() {
  const { t } = useI18n();
  const { api } = useServices();
  const list = useProductFilters();
  const saver = useAdminSaver();
  const { filters } = list;
  const products = useInfiniteQuery(
    gridQuery(filters, async (page, signal) => (await api.call('GET /admin/product-grid', { query: { ...filters, page }, signal })).data),
  );
  return (
    <>
      <BackLink href={paths.products()} label={t('Products')} />
      <PageHeader title={t('Product grid')} />
      <ProductFilterBar list={list} />
      <GridScreen query={products} list={list} saver={saver} mayWrite={useMay('products:write')} />
    </>
  );
}

function useAdminSaver(): GridSaver {
  const { api } = useServices();
  const showUndo = useUndoToast();
  return {
    send: async (body) => (await api.call('POST /admin/product-import', { body })).data,
    isReviewed: false,
    onSaved: ({ entry_id, can_undo }, written) => showUndo(written, can_undo ? entry_id : null),
  };
}
