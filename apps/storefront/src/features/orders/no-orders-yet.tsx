import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** In place of the orders of somebody who has none. */
export function NoOrdersYet({ compact = false }: { compact?: boolean }) {
  const { t } = useI18n();
  return (
    <EmptyState
      compact={compact}
      drawing="parcel"
      title={t('No orders yet')}
      text={t('What you order appears here, with where it is.')}
      action={{ label: t('See all products'), href: paths.products() }}
    />
  );
}
