import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ProductRow } from '../home/product-row.tsx';
import { catalogQueries } from '../queries.ts';
import type { Chosen } from './list-chosen.ts';
import { clearChoices, type ListChange, type ListParams } from './list-params.ts';

type NoProductsProps = { params: ListParams; chosen: readonly Chosen[]; onChange: (change: ListChange) => void };

/** Nothing fits: what to take back, and what else there is. */
export function NoProducts({ params, chosen, onChange }: NoProductsProps) {
  const { t } = useI18n();
  if (chosen.length > 0) {
    return (
      <div className="pb-8">
        <EmptyState
          drawing="shelf"
          title={t('Nothing fits all of that')}
          text={
            chosen.length > 1
              ? t('Take one of your choices back and the shelf fills again.')
              : t('Take your choice back and the shelf fills again.')
          }
          action={{ label: t('Clear all'), onPress: () => onChange(clearChoices) }}
        />
      </div>
    );
  }
  return (
    <div className="pb-8">
      <EmptyState
        drawing="lens"
        title={params.search ? t('Nothing found for “{search}”', { search: params.search }) : t('Nothing here yet')}
        text={params.search ? t('Try a shorter word, or another name for the same thing.') : t('New goods arrive every week.')}
        action={{ label: t('See all products'), href: paths.products() }}
      />
      {params.search && <InsteadRow search={params.search} />}
    </div>
  );
}

/** What the server suggests for words that nothing bears: never empty-handed. */
function InsteadRow({ search }: { search: string }) {
  const { t } = useI18n();
  const { data } = useQuery(catalogQueries.suggest(useApi(), search));
  if (!data) return null;
  return <ProductRow id="instead" title={t('You may like these')} products={data.products} />;
}
