import type { Category } from '@souk/contract/catalog';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ArchFrame } from '../../../ui/arch-frame.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CategoryPicture } from '../category-tile.tsx';

const band = 'lattice overflow-hidden bg-tint text-primary-700';
const inside = 'page-width grid grid-cols-[minmax(0,1fr)_auto] items-end gap-6 pt-2';

/** What the page is about: the category's name beside its arch. */
export function CategoryHeader({ category, part }: { category: Category; part: string | undefined }) {
  const { t, plural } = useI18n();
  const crumbs = [
    { label: t('Home'), href: paths.home() },
    { label: t('Categories'), href: paths.categories() },
    { label: category.name, ...(part && { href: paths.category({ slug: category.slug }) }) },
    ...(part ? [{ label: part }] : []),
  ];
  return (
    <div className={band}>
      <div className="page-width pt-4 text-ink">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={inside}>
        <div className="grid min-w-0 gap-1 self-center pb-4 text-ink">
          <h1 className="text-2xl">{part ?? category.name}</h1>
          <p className="text-sm text-ink-muted">
            {part
              ? t('In {category}', { category: category.name })
              : plural(category.total_products, '{count} product', '{count} products')}
          </p>
        </div>
        <ArchFrame className="w-26 sm:w-34 lg:w-36">
          <CategoryPicture category={category} sizes="(min-width: 64rem) 9rem, 8.5rem" priority />
        </ArchFrame>
      </div>
    </div>
  );
}

export function CategoryHeaderSkeleton() {
  return (
    <div className={band}>
      <div className="page-width pt-7 pb-3">
        <Skeleton className="h-4 w-48 rounded-sm" />
      </div>
      <div className={inside}>
        <div className="grid gap-3 self-center pb-4">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-4 w-24 rounded-sm" />
        </div>
        <ArchFrame className="w-26 sm:w-34 lg:w-36">
          <Skeleton className="rounded-none" />
        </ArchFrame>
      </div>
    </div>
  );
}
