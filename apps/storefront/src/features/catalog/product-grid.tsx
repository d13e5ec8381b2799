import { classNames } from '@souk/ui/class-names.ts';
import { skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { ScrollRow } from '@souk/ui/layout/scroll-row.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import type { ProductCard as Product } from '../../lib/other-servers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** `narrow`: next to the filter column on a desktop. */
  width?: keyof typeof columns | undefined;
  /** The grid is at the top of the page, so its first pictures load eagerly. */
  first?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** Every seventh product shows its scene in the space of four cards (two on a phone). */
  withScenes?: boolean | undefined;
};

const columns = {
  page: 'grid grid-cols-2 max-[18rem]:grid-cols-1 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5 2xl:grid-cols-5 min-[112rem]:grid-cols-6',
  narrow: 'grid grid-cols-2 max-[18rem]:grid-cols-1 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4 min-[112rem]:grid-cols-5',
} as const;
const sizes = {
  page: '(min-width: 64rem) 19rem, (min-width: 48rem) 31vw, 46vw',
  narrow: '(min-width: 80rem) 15rem, (min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 46vw',
} as const;

/** Pictures that a phone shows before scrolling; wider screens load the rest of the row right after. */
const firstPictures = 2;
/** Cards that a phone shows before scrolling, and one row more; sections further down render later anyway. */
const firstCards = 6;

const sceneSizes = '(min-width: 64rem) 38rem, 94vw';

export function ProductGrid({ products, width = 'page', first = false, level, withScenes }: ProductGridProps) {
  return (
    <ul className={classNames(columns[width], withScenes && 'grid-flow-dense')}>
      {products.map((product, index) => {
        const scene = withScenes && index % 7 === 6 ? product.second_picture : null;
        return (
          <li key={product.id} className={scene ? 'card-scene' : first && index >= firstCards ? 'card-drawn-later' : undefined}>
            <ProductCard
              product={product}
              scene={scene}
              sizes={scene ? sceneSizes : sizes[width]}
              priority={first && index < firstPictures}
              level={level}
            />
          </li>
        );
      })}
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
      {skeletonKeys(count).map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}

type ProductRowProps = { id: string; title: string; text?: string | undefined; more?: string | undefined; products: readonly Product[] };

export const rowColumns =
  'auto-cols-[46%] max-[18rem]:auto-cols-[85%] sm:auto-cols-[31%] lg:auto-cols-[calc((100%-4.1rem)/5)] min-[112rem]:auto-cols-[calc((100%-5.1rem)/6)]';
/** Places the arrows next to the pictures, between the favorite buttons and the cart buttons. */
export const rowArrows = '[&>button]:top-24';
const rowSizes = '(min-width: 80rem) 15rem, (min-width: 64rem) 19vw, (min-width: 40rem) 30vw, 44vw';

/** A row of products that scrolls sideways, with a link to all of them. */
export function ProductRow({ id, title, text, more, products }: ProductRowProps) {
  const { t } = useI18n();
  if (products.length === 0) return null;
  return (
    <div>
      <SectionHeader id={id} title={title} text={text} more={more ? { label: t('View all'), href: more } : undefined} />
      <ScrollRow label={title} columns={rowColumns} className={rowArrows}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={rowSizes} />
        ))}
      </ScrollRow>
    </div>
  );
}
