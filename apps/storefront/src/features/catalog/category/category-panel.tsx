import type { Category } from '@souk/contract/catalog';
import { Skeleton, SkeletonText } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { CategoryPicture } from './category-tile.tsx';

/** A card with a small arch; on a desktop a column without a box. */
const frame =
  'grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-5 max-[18rem]:grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-surface p-4 sm:max-lg:grid-cols-[8rem_minmax(0,1fr)] sm:p-5 lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-4 lg:border-0 lg:bg-transparent lg:p-0';

/** A category with links to all its sub-categories. */
export function CategoryPanel({ category, priority }: { category: Category; priority?: boolean | undefined }) {
  const { plural } = useI18n();
  return (
    <article className={frame}>
      <Link href={paths.category({ slug: category.slug })} tabIndex={-1} aria-hidden="true" className="group/tile block self-start">
        <ArchFrame className="transition-transform duration-(--duration-slow) group-hover/tile:-translate-y-1">
          <CategoryPicture category={category} sizes="(min-width: 64rem) 15rem, 8rem" priority={priority} />
        </ArchFrame>
      </Link>
      <div className="min-w-0">
        <h2 className="text-lg leading-snug font-bold">
          <Link
            href={paths.category({ slug: category.slug })}
            className="inline-flex min-h-9 items-center underline-offset-4 wrap-anywhere hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            {category.name}
          </Link>
        </h2>
        <p className="text-xs text-ink-muted">{plural(category.total_products, '{count} product', '{count} products')}</p>
        <ul className="mt-2 grid">
          {category.sub_categories.map((sub) => (
            <li key={sub.id}>
              <Link
                href={paths.category({ slug: category.slug, subcategory: sub.id })}
                className="inline-flex min-h-8 items-center text-sm text-ink-muted underline-offset-4 wrap-anywhere hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {sub.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

export function CategoryPanelSkeleton() {
  return (
    <div className={frame}>
      <ArchFrame className="self-start">
        <Skeleton className="rounded-none" />
      </ArchFrame>
      <div className="grid content-start gap-3">
        <Skeleton className="h-5 w-2/3 rounded-sm" />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
