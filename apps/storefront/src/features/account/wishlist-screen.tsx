import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { accountQueries } from './queries.ts';
import { WishlistShare } from './wishlist-share.tsx';

type WishlistScreenProps = { grid: (products: readonly ProductCard[]) => ReactNode };

export function WishlistScreen({ grid }: WishlistScreenProps) {
  const { t, plural } = useI18n();
  const { data: products } = useSuspenseQuery(accountQueries.favorites(useApi()));
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-xl">{t('Wishlist')}</h1>
        <p role="status" className="flex-1 text-sm text-ink-muted">
          {products.length > 0 && plural(products.length, '{count} product', '{count} products')}
        </p>
        {products.length > 0 && <WishlistShare />}
      </header>
      {products.length > 0 ? (
        grid(products)
      ) : (
        <EmptyState
          illustration="heart"
          title={t('Your wishlist is empty')}
          text={t('Tap the heart on a product to save it here.')}
          action={{ label: t('View all products'), href: paths.products() }}
        />
      )}
    </>
  );
}
