import { isNotFound } from '@souk/client/api/api-error.ts';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { sharedWishlistQuery } from './wishlist-link.ts';

type SharedWishlistProps = { token: string; grid: (products: readonly ProductCard[]) => ReactNode; skeleton: ReactNode };

/** The wishlist of somebody who shares it by a link; read in the browser, because its owner may end the link at any time. */
export function SharedWishlist({ token, grid, skeleton }: SharedWishlistProps) {
  const { t, plural } = useI18n();
  const { data, isError } = useQuery({
    ...sharedWishlistQuery(useApi(), token),
    retry: (count, error) => count < 2 && !isNotFound(error),
    throwOnError: (error) => !isNotFound(error),
  });
  if (isError) return <EndedLink />;
  if (!data) return skeleton;
  const { first_name, products } = data;
  return (
    <>
      <header className="mb-5 grid gap-1 sm:mb-7">
        <h1 className="text-xl break-words sm:text-2xl">
          {first_name ? t('The wishlist of {name}', { name: first_name }) : t('A shared wishlist')}
        </h1>
        <p className="text-sm text-ink-muted">{products.length > 0 && plural(products.length, '{count} product', '{count} products')}</p>
      </header>
      {products.length > 0 ? (
        grid(products)
      ) : (
        <EmptyState
          illustration="heart"
          title={t('Nothing on this wishlist yet')}
          text={t('Come back later: the link shows what is on it then.')}
          action={{ label: t('View all products'), href: paths.products() }}
        />
      )}
    </>
  );
}

function EndedLink() {
  const { t } = useI18n();
  return (
    <EmptyState
      level={1}
      illustration="lost"
      title={t('This wishlist is not shared any more')}
      text={t('Its owner ended the link or made a new one. Ask for the new link.')}
      action={{ label: t('View all products'), href: paths.products() }}
    />
  );
}
