import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCard } from '../../lib/answers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { accountQueries } from './account-queries.ts';

type WishlistScreenProps = { grid: (products: readonly ProductCard[]) => ReactNode };

/** Everything on the wishlist, the latest first. */
export function WishlistScreen({ grid }: WishlistScreenProps) {
  const { t, plural } = useI18n();
  const { data: products } = useSuspenseQuery(accountQueries.favorites(useApi()));
  return (
    <>
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-xl">{t('Wishlist')}</h1>
        <p role="status" className="text-sm text-ink-muted">
          {products.length > 0 && plural(products.length, '{count} product', '{count} products')}
        </p>
      </header>
      {products.length > 0 ? (
        grid(products)
      ) : (
        <EmptyState
          drawing="heart"
          title={t('Nothing on your wishlist yet')}
          text={t('Press the heart on what you like, and you find it here again.')}
          action={{ label: t('See all products'), href: paths.products() }}
        />
      )}
    </>
  );
}
