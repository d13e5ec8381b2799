import type { Product } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { RatingStars } from '../../../ui/rating-stars.tsx';
import { Link } from '../../../ui/ui-context.tsx';

/** What it is, who made it, what others say. */
export function ProductHead({ product }: { product: Product }) {
  const { plural, rating } = useI18n();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {product.brand && (
        <p>
          <Link
            href={paths.products({ brand_id: product.brand.id })}
            className="text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            <bdi>{product.brand.name}</bdi>
          </Link>
        </p>
      )}
      <h1 className="text-xl break-words lg:text-[2rem] lg:leading-tight">{product.name}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        {product.total_reviews > 0 && (
          <a href="#reviews" className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
            <RatingStars
              size="md"
              value={product.rating}
              figure={rating(product.rating)}
              note={plural(product.total_reviews, '{count} review', '{count} reviews')}
            />
          </a>
        )}
        {product.total_sold > 0 && <span>{plural(product.total_sold, '{count} sold', '{count} sold')}</span>}
      </p>
    </header>
  );
}
