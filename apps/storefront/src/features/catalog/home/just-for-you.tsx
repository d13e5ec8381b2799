import { Button } from '@souk/ui/button.tsx';
import { LazyErrorState } from '@souk/ui/feedback/lazy-error-state.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Home } from '../../../lib/other-servers/answers.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { catalogQueries } from '../queries.ts';

type JustForYouProps = { first: Home['just_for_you']; answeredAt: number };

/** Recommended products with a “Load more” button. */
export function JustForYou({ first, answeredAt }: JustForYouProps) {
  const { t, number } = useI18n();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...catalogQueries.justForYou(useApi()),
    initialData: { pages: [first], pageParams: [1] },
    initialDataUpdatedAt: answeredAt,
  });
  const products = withoutDuplicates(data.pages);
  if (products.length === 0) return null;
  const total = data.pages.at(-1)?.total ?? 0;
  return (
    <section aria-labelledby="home-just-for-you">
      <SectionHeader id="home-just-for-you" title={t('Just for you')} />
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
function withoutDuplicates(pages: readonly JustForYouProps['first'][]) {
  return [...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values()];
}
