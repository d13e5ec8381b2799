import type { ProductCard as Product } from '../../lib/answers/answers.ts';
import { placeholders } from './placeholders.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** `beside`: next to a column of filters on a desktop. */
  width?: keyof typeof columns | undefined;
  /** Whether the list is the first thing on the page: then its first pictures are fetched at once. */
  first?: boolean | undefined;
  level?: 2 | 3 | undefined;
};

const columns = {
  page: 'grid grid-cols-2 max-[18rem]:grid-cols-1 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5',
  beside: 'grid grid-cols-2 max-[18rem]:grid-cols-1 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4',
} as const;
const sizes = {
  page: '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw',
  beside: '(min-width: 80rem) 15rem, (min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 46vw',
} as const;

/** What a phone shows before it scrolls; on a wider screen the row's rest is in sight and starts right after. */
const firstPictures = 2;
/** What it has drawn of such a list before it scrolls, with a row to spare; a list further down is in a section that is drawn later as a whole. */
const firstCards = 6;

/** Cards in rows. */
export function ProductGrid({ products, width = 'page', first = false, level }: ProductGridProps) {
  return (
    <ul className={columns[width]}>
      {products.map((product, index) => (
        <li key={product.id} className={first && index >= firstCards ? 'card-drawn-later' : undefined}>
          <ProductCard product={product} sizes={sizes[width]} priority={first && index < firstPictures} level={level} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({
  count = 8,
  width = 'page',
}: {
  count?: number | undefined;
  width?: keyof typeof columns | undefined;
}) {
  return (
    <div className={columns[width]} aria-hidden="true">
      {placeholders(count).map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}
