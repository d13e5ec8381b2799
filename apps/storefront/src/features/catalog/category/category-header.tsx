import type { Category } from '@souk/contract/catalog';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ArchFrame } from '../../../ui/arch-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CategoryPicture } from '../category-tile.tsx';
import { HeaderBand, HeaderBandSkeleton } from '../header-band.tsx';

const rows = 'md:grid-rows-[1fr_auto]';
const name = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 self-center py-4 text-ink md:self-end md:pb-5';
const arch = 'w-26 sm:w-34 md:row-span-2 lg:w-44';
/** The ways on stand under the name; on a phone below the floor that the arch stands on. */
const ways =
  'max-md:col-span-2 max-md:-mx-(--gutter) max-md:bg-ground max-md:px-(--gutter) max-md:pt-3 md:col-start-1 md:row-start-2 md:pb-7';

type CategoryHeaderProps = {
  category: Category;
  part: string | undefined;
  /** The sub-categories, each a way in. */
  children: ReactNode;
};

/** What the page is about: the category's name beside its arch. */
export function CategoryHeader({ category, part, children }: CategoryHeaderProps) {
  const { t, plural } = useI18n();
  const crumbs = [
    { label: t('Home'), href: paths.home() },
    { label: t('Categories'), href: paths.categories() },
    { label: category.name, ...(part && { href: paths.category({ slug: category.slug }) }) },
    ...(part ? [{ label: part }] : []),
  ];
  return (
    <HeaderBand crumbs={crumbs} className={rows}>
      <div className={name}>
        <h1 className="text-2xl">{part ?? category.name}</h1>
        <p className="text-sm text-ink-muted">
          {part ? t('In {category}', { category: category.name }) : plural(category.total_products, '{count} product', '{count} products')}
        </p>
      </div>
      <ArchFrame className={arch}>
        <CategoryPicture category={category} sizes="(min-width: 64rem) 11rem, 8.5rem" priority />
      </ArchFrame>
      {children && <div className={ways}>{children}</div>}
    </HeaderBand>
  );
}

export function CategoryHeaderSkeleton() {
  return (
    <HeaderBandSkeleton className={rows}>
      <div className={name}>
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-4 w-24 rounded-sm" />
      </div>
      <ArchFrame className={arch}>
        <Skeleton className="rounded-none" />
      </ArchFrame>
      <div className={ways}>
        <Skeleton className="h-11 w-96 max-w-full rounded-full" />
      </div>
    </HeaderBandSkeleton>
  );
}
