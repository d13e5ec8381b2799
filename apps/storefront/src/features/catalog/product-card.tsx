import { lazyPart } from '@souk/client/lazy-part.ts';
import { Badge } from '@souk/ui/badge.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Price } from '@souk/ui/price.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { type PointerEvent, type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import type { ProductCard as Product } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/picture-source.ts';
import { useI18n, useMoney, useVisitor } from '../../lib/services/services-context.tsx';
import { CatalogPicture } from './catalog-picture.tsx';
import { useProductActions } from './product-actions.tsx';

type ProductCardProps = {
  product: Product;
  /** The picture that the card shows instead of the product's first one. */
  scene?: Product['second_picture'] | undefined;
  /** The `sizes` attribute of the picture. */
  sizes?: string | undefined;
  /** Loads the picture eagerly, for cards on the first screen. */
  priority?: boolean | undefined;
  /** Heading level of the name. */
  level?: 2 | 3 | undefined;
  /** Shown below the price, for example how much of a flash sale is sold. */
  children?: ReactNode;
};

// On a card it shows to a mouse, and to everybody once a product is compared.
const CompareToggle = lazyPart(
  () => import('./compare/compare-toggle.tsx'),
  ({ CompareToggle }) => CompareToggle,
);

const defaultSizes = '(min-width: 64rem) 19rem, (min-width: 48rem) 31vw, 46vw';

/** The whole card links to the product; its buttons are stacked above that link. */
export function ProductCard({ product, scene, sizes = defaultSizes, priority, level = 3, children }: ProductCardProps) {
  const money = useMoney();
  const picture = useRef<HTMLDivElement>(null);
  const Name = `h${level}` as const;
  const isReduced = product.discount_price > 0;
  return (
    <article className="card group/card">
      <ProductCardPicture ref={picture} product={product} scene={scene} sizes={sizes} priority={priority} />
      <div className="card-text">
        <p className="card-maker">{product.brand?.name ?? product.shop?.name}</p>
        <Name className="card-name">
          <Link
            href={paths.product({ id: product.id })}
            onClick={() => startPictureTransition(picture.current, product.id)}
            className="card-link"
          >
            {product.name}
          </Link>
        </Name>
        <RatingAndSales product={product} />
        <Price
          className="mt-auto pt-1"
          amount={money(isReduced ? product.discount_price : product.price)}
          original={isReduced ? money(product.price) : undefined}
        />
        {children}
      </div>
    </article>
  );
}

/** From this number on a card shows how often a product was sold. */
const manySold = 100;

/** A product without reviews shows no stars, rather than zero. */
function RatingAndSales({ product }: { product: Product }) {
  const { number, plural, rating } = useI18n();
  const sold = product.total_sold >= manySold && plural(product.total_sold, '{count} sold', '{count} sold');
  return (
    <p className="card-facts">
      {product.total_reviews > 0 && (
        <RatingStars compact value={product.rating} figure={rating(product.rating)} note={`(${number(product.total_reviews)})`} />
      )}
      {sold && <span className="whitespace-nowrap">{sold}</span>}
      <ColorDots colors={product.colors} />
    </p>
  );
}

/** The colors to choose from, as one element: a page shows dozens of cards. */
function ColorDots({ colors }: { colors: Product['colors'] }) {
  const { plural } = useI18n();
  if (colors.length < 2) return null;
  const shown = colors.slice(0, maxDots);
  const stops = shown.map(({ hex }, at) => `${hex} ${at}em ${at + 1}em`);
  return (
    <span
      role="img"
      aria-label={plural(colors.length, '{count} color', '{count} colors')}
      className="card-colors"
      style={{ inlineSize: `${shown.length}em`, background: `linear-gradient(90deg, ${stops})` }}
    />
  );
}

const maxDots = 5;

export function ProductCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-square rounded-none" />
      <div className="grid gap-2.5 p-3 sm:p-4">
        <Skeleton className="h-3 w-1/3 rounded-sm" />
        <Skeleton className="h-3.5 rounded-sm" />
        <Skeleton className="h-3.5 w-2/3 rounded-sm" />
        <Skeleton className="h-3 w-1/2 rounded-sm" />
        <Skeleton className="mt-1 h-5 w-2/5 rounded-sm" />
      </div>
    </div>
  );
}

type ProductCardPictureProps = Pick<ProductCardProps, 'product' | 'scene'> & {
  sizes: string;
  priority?: boolean | undefined;
  ref: Ref<HTMLDivElement>;
};

/** The square picture with its badges, favorite button and cart control. */
function ProductCardPicture({ product, scene, sizes, priority, ref }: ProductCardPictureProps) {
  const { t, percent } = useI18n();
  const { cartControl, favoriteButton } = useProductActions();
  const [hovered, setHovered] = useState(false);
  const isComparing = useVisitor((state) => state.compared.length > 0);
  // A scrolling finger enters the card as well, so only a mouse fetches the second picture.
  function handlePointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') setHovered(true);
  }
  return (
    <div className="relative" onPointerEnter={handlePointerEnter}>
      <div ref={ref} className="card-picture">
        <div className={classNames('card-zoom', !product.in_stock && 'opacity-60')}>
          <CatalogPicture
            item={scene ? { ...product, picture: scene } : product}
            place={scene ? 'wide' : 'card'}
            sizes={sizes}
            priority={priority}
          />
          {hovered && !scene && product.second_picture && (
            <Picture
              source={pictureSource(product.second_picture, 'card')}
              alt=""
              sizes={sizes}
              className="absolute inset-0 size-full! opacity-0 transition-opacity duration-(--duration-slow) group-hover/card:opacity-100 starting:opacity-0"
            />
          )}
        </div>
      </div>
      <div className="card-badges grid">
        {product.discount_percentage > 0 && <Badge tone="sale">-{percent(product.discount_percentage)}</Badge>}
        {!product.in_stock && <Badge tone="inverse">{t('Out of stock')}</Badge>}
      </div>
      {favoriteButton && <div className="card-heart">{favoriteButton(product)}</div>}
      {(hovered || isComparing) && (
        <div className="absolute start-2 bottom-2 z-10">
          <Suspense>
            <CompareToggle product={product} look="card" />
          </Suspense>
        </div>
      )}
      {cartControl && <div className="card-control">{cartControl(product)}</div>}
    </div>
  );
}

/** The view transition name that a product's picture has on its card and on its page. */
export function pictureTransitionName(productId: number): string {
  return `product-${productId}`;
}

let namedPicture: HTMLElement | undefined;

/**
 * Names the picture of the opened card for the view transition. A page can show a product more than once, and two
 * elements with one name cancel the transition, so only the card opened last has a name.
 */
function startPictureTransition(picture: HTMLElement | null | undefined, productId: number): void {
  namedPicture?.style.removeProperty('view-transition-name');
  picture?.style.setProperty('view-transition-name', pictureTransitionName(productId));
  namedPicture = picture ?? undefined;
}
