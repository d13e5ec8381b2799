import { useInfiniteQuery } from '@tanstack/react-query';
import type { Home } from '../../../lib/answers/answers.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyErrorState } from '../../../ui/lazy-error-state.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { catalogQueries } from '../queries.ts';

type JustForYouProps = { first: Home['just_for_you']; answeredAt: number };

/** What may please, page after page under each other. */
export function JustForYou({ first, answeredAt }: JustForYouProps) {
  const { t, number } = useI18n();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...catalogQueries.justForYou(useApi()),
    initialData: { pages: [first], pageParams: [1] },
    initialDataUpdatedAt: answeredAt,
  });
  const products = withoutRepeats(data.pages);
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

/** A product may move onto the next page while pages are being read. */
function withoutRepeats(pages: readonly JustForYouProps['first'][]) {
  return [...new Map(pages.flatMap((page) => page.products).map((product) => [product.id, product])).values()];
}
