import { Skeleton, SkeletonText } from '@souk/ui/feedback/skeleton.tsx';
import { Later } from '@souk/ui/layout/layout.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductDetails } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { useSession } from '../../../lib/services/session.ts';
import { recordView } from '../../../lib/stores/visitor-store.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { galleryPictures } from '../gallery/gallery-pictures.ts';
import { parseVideoUrl } from '../gallery/video-slide.tsx';
import { ProductGridSkeleton, ProductRow } from '../product-grid.tsx';
import { catalogQueries } from '../queries.ts';
import { RecentlyViewed } from '../recently-viewed.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { type Axis, pictureForChoice } from './product-choice.ts';
import { ProductDescription } from './product-description.tsx';
import { ProductPanel } from './product-panel.tsx';
import { type BuyActions, BuyBar, type Purchase } from './purchase.tsx';
import { useProductChoice } from './use-product-choice.ts';
import { optionGroupId } from './variant-pickers.tsx';

type ProductScreenProps = {
  answer: ProductDetails;
  /** When the data was fetched. */
  answeredAt: number;
  purchase?: Purchase | undefined;
  favoriteButton?: ReactNode;
  /** Below the buttons. */
  priceNotice?: ReactNode;
  /** Above the reviews. */
  questions?: ReactNode;
};

export function ProductScreen({ answer, answeredAt, purchase, favoriteButton, priceNotice, questions }: ProductScreenProps) {
  const { t } = useI18n();
  const { product } = answer;
  const selection = useProductChoice(product);
  const [missingAxis, setMissingAxis] = useState<Axis | null>(null);
  const refetch = useRefetchProduct(product.id);
  const pictures = galleryPictures(product, pictureForChoice(product, selection.choice));
  const video = parseVideoUrl(product.video_url);
  function buyIfChosen(buyProduct: Purchase['add']) {
    setMissingAxis(selection.missingAxis);
    if (selection.missingAxis) showGroup(selection.missingAxis);
    else buyProduct(product, { quantity: selection.quantity, choice: selection.choice });
  }
  const buy: BuyActions | undefined = purchase && {
    busy: purchase.busy,
    onAdd: () => buyIfChosen(purchase.add),
    onBuyNow: () => buyIfChosen(purchase.buyNow),
    soldOutButton: (fallback) =>
      selection.exists ? (purchase.soldOutButton?.(product, selection.choice, fallback) ?? fallback) : fallback,
  };
  return (
    <>
      <RecordProductView id={product.id} />
      <div className={columns}>
        <Gallery productId={product.id} name={product.name} pictures={pictures} video={video?.kind === 'file' ? video.src : null} />
        {/* The panel travels within this cell: Chromium would let a sticky grid item travel over the reviews. */}
        <div className="md:col-start-2 md:row-span-2 md:row-start-1 lg:row-span-3">
          <ProductPanel
            product={product}
            selection={selection}
            missingAxis={missingAxis}
            sale={{ answeredAt, onEnd: refetch }}
            buy={buy}
            favoriteButton={favoriteButton}
            priceNotice={priceNotice}
          />
        </div>
        <div className={leftColumn}>
          <ProductDescription product={product} />
          {questions}
        </div>
        <div className={`max-lg:col-span-full ${leftColumn}`}>
          <Later>
            <ReviewsSection subject={{ product_id: product.id }} />
          </Later>
        </div>
      </div>
      <div className="page-flow mt-12 lg:mt-16">
        <Later>
          <ProductRow
            id="related"
            title={t('Related products')}
            more={product.category?.active ? paths.category({ slug: product.category.slug }) : undefined}
            products={answer.related_products}
          />
        </Later>
        <Later>
          {product.shop && (
            <ProductRow
              id="popular-of-shop"
              title={t('Popular at {shop}', { shop: product.shop.name })}
              more={paths.shop({ id: product.shop.id })}
              products={answer.popular_products}
            />
          )}
        </Later>
        <Later>
          <RecentlyViewed except={product.id} />
        </Later>
      </div>
      {buy && <BuyBar product={product} selection={selection} buy={buy} />}
    </>
  );
}

/** On a desktop everything about the product is in one column, and the panel travels next to it; on a tablet all but the reviews. */
const columns =
  'mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-rows-[repeat(3,auto)] xl:gap-x-14';
const leftColumn = 'pt-6 lg:pt-8';

/** Scrolls to the group without a choice and focuses it. */
function showGroup(axis: Axis) {
  const group = document.getElementById(optionGroupId(axis));
  group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  group?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus({ preventScroll: true });
}

function useRefetchProduct(id: number) {
  const queryClient = useQueryClient();
  const { queryKey } = catalogQueries.product(useApi(), id);
  return () => void queryClient.invalidateQueries({ queryKey });
}

export function ProductSkeleton() {
  return (
    <div className="page-width pt-4 pb-14" aria-busy="true">
      <Skeleton className="mt-2 h-5 w-64 max-w-full rounded-sm" />
      <div className={columns}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 self-start lg:grid-cols-2">
          <Skeleton className="aspect-square rounded-lg max-md:-mx-(--gutter) max-md:rounded-none lg:col-span-2" />
          <Skeleton className="aspect-square rounded-lg max-lg:hidden" />
          <Skeleton className="aspect-square rounded-lg max-lg:hidden" />
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-4 w-24 rounded-sm" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-4 w-1/2 rounded-sm" />
          <Skeleton className="h-7 w-32" />
          <SkeletonText lines={2} />
          <div className="flex gap-3">
            {['one', 'two', 'three'].map((id) => (
              <Skeleton key={id} className="size-11 rounded-full" />
            ))}
          </div>
          <Skeleton className="h-13 rounded-lg" />
          <Skeleton className="h-20 rounded-lg" />
        </div>
      </div>
      <div className="mt-16">
        <ProductGridSkeleton count={4} />
      </div>
    </div>
  );
}

/** React Router's location key of the first page of a visit. */
const initialKey = 'default';

/** Stores the viewed product. A separate component, so that a change of the session re-renders nothing else. */
function RecordProductView({ id }: { id: number }): null {
  const { visitor } = useServices();
  const { status } = useSession();
  const isInitialPage = useLocation().key === initialKey;
  useEffect(() => {
    // For shoppers the API records the view when it sends the product, but not when the server rendered the page.
    if (status === 'visitor' || (status === 'shopper' && isInitialPage)) visitor.setState((state) => recordView(state, id));
  }, [status, isInitialPage, id, visitor]);
  return null;
}
