import { type ReactNode, useRef } from 'react';
import type { ProductCard as Product } from '../../lib/answers/answers.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Price } from '../../ui/price.tsx';
import { RatingStars } from '../../ui/rating-stars.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { letPictureTravel } from './picture-travel.ts';
import { ProductCardPicture } from './product-card-picture.tsx';

type ProductCardProps = {
  product: Product;
  /** How wide the card is, as the `sizes` attribute takes it. */
  sizes?: string | undefined;
  /** `high` for the first screen's pictures. */
  priority?: boolean | undefined;
  /** The rank of its name among the page's headings. */
  level?: 2 | 3 | undefined;
  /** Below the price, for example how many of a sale are gone. */
  children?: ReactNode;
};

const usualSizes = '(min-width: 64rem) 19rem, (min-width: 48rem) 31vw, 46vw';

/** A product among others: the whole card opens it, its buttons lie above that link. */
export function ProductCard({ product, sizes = usualSizes, priority, level = 3, children }: ProductCardProps) {
  const money = useMoney();
  const picture = useRef<HTMLDivElement>(null);
  const Name = `h${level}` as const;
  const reduced = product.discount_price > 0;
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float focus-within:border-line-strong">
      <ProductCardPicture ref={picture} product={product} sizes={sizes} priority={priority} />
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        <p className="truncate text-xs text-ink-muted">{product.brand?.name ?? product.shop?.name}</p>
        <Name className="line-clamp-2 text-sm font-semibold">
          <Link
            href={paths.product({ id: product.id })}
            onClick={() => letPictureTravel(picture.current, product.id)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {product.name}
          </Link>
        </Name>
        <Judgement product={product} />
        <Price
          className="mt-auto pt-1"
          amount={money(reduced ? product.discount_price : product.price)}
          original={reduced ? money(product.price) : undefined}
        />
        {children}
      </div>
    </article>
  );
}

/** Stars and how often it was bought; a product that nobody judged yet says nothing rather than zero stars. */
function Judgement({ product }: { product: Product }) {
  const { number, plural, rating } = useI18n();
  const sold = product.total_sold > 0 && plural(product.total_sold, '{count} sold', '{count} sold');
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      {product.total_reviews > 0 && (
        <RatingStars value={product.rating} figure={rating(product.rating)} note={`(${number(product.total_reviews)})`} />
      )}
      {sold && <span className="whitespace-nowrap">{sold}</span>}
    </p>
  );
}

/** In the shape of a card. */
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
