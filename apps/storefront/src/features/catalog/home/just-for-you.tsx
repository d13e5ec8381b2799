import { Button } from '@souk/ui/button.tsx';
import { LazyErrorState } from '@souk/ui/feedback/lazy-error-state.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Home, ProductCard } from '../../../lib/other-servers/answers.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { catalogQueries } from '../queries.ts';
import { useProductsOfSameShops } from './products-of-same-shops.ts';

type JustForYouProps = {
  title: string | undefined;
  first: Home['just_for_you'];
  /** Ids of the products of the sections above. */
  shown: readonly number[];
  answeredAt: number;
};

/**
 * The newest products with a “Load more” button. For people who have looked at products, those of the same shops come first: the
 * server’s answer is the same for everybody.
 */
export function JustForYou({ title, first, shown, answeredAt }: JustForYouProps) {
  const { t, number } = useI18n();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...catalogQueries.justForYou(useApi()),
    initialData: { pages: [first], pageParams: [1] },
    initialDataUpdatedAt: answeredAt,
  });
  const ofSameShops = useProductsOfSameShops();
  const listed = withoutDuplicates([...(ofSameShops ?? []), ...data.pages.flatMap((page) => page.products)]);
  const products = listed.filter(({ id }) => !shown.includes(id));
  if (products.length === 0) return null;
  const total = (data.pages.at(-1)?.total ?? 0) - shown.length;
  return (
    <section aria-labelledby="home-just-for-you">
      <SectionHeader id="home-just-for-you" title={title ?? (ofSameShops ? t('Just for you') : t('New this week'))} />
      <ProductGrid products={products} />
      <div className="mt-8 grid justify-items-center gap-3">
        {isFetchNextPageError && (
          <LazyErrorState
            kind="inline"
            title={t('More products could not be loaded.')}
            busy={isFetchingNextPage}
            onRetry={() => void fetchNextPage()}
          />
        )}
        <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
          {t('{shown} of {total} products', { shown: number(products.length), total: number(total) })}
        </p>
        {hasNextPage && !isFetchNextPageError && (
          <Button variant="secondary" size="lg" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Load more')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A product can move to the next page between two requests. */
function withoutDuplicates(products: readonly ProductCard[]): ProductCard[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
