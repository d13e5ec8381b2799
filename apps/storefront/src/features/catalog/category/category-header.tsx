import type { Category } from '@souk/contract/catalog';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { HeaderBand, HeaderBandSkeleton } from '../header-band.tsx';
import { CategoryPicture } from './category-tile.tsx';

const rowsClass = 'md:grid-rows-[1fr_auto]';
const titleClass = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 self-center py-4 text-ink md:self-end md:pb-5';
const archClass = 'w-26 sm:w-34 md:row-span-2 lg:w-44';
/** The sub-category links are below the name; on a phone they are below the arch. */
const linksClass =
  'max-md:col-span-2 max-md:-mx-(--gutter) max-md:bg-ground max-md:px-(--gutter) max-md:pt-3 md:col-start-1 md:row-start-2 md:pb-7';

type CategoryHeaderProps = {
  category: Category;
  subcategory: string | undefined;
  /** Links to the sub-categories. */
  children: ReactNode;
};

export function CategoryHeader({ category, subcategory, children }: CategoryHeaderProps) {
  const { t, plural } = useI18n();
  const crumbs = [
    { label: t('Home'), href: paths.home() },
    { label: t('Categories'), href: paths.categories() },
    { label: category.name, ...(subcategory && { href: paths.category({ slug: category.slug }) }) },
    ...(subcategory ? [{ label: subcategory }] : []),
  ];
  return (
    <HeaderBand crumbs={crumbs} className={rowsClass}>
      <div className={titleClass}>
        <h1 className="text-2xl">{subcategory ?? category.name}</h1>
        <p className="text-sm text-ink-muted">
          {subcategory
            ? t('In {category}', { category: category.name })
            : plural(category.total_products, '{count} product', '{count} products')}
        </p>
      </div>
      <ArchFrame className={archClass}>
        <CategoryPicture category={category} sizes="(min-width: 64rem) 11rem, 8.5rem" priority />
      </ArchFrame>
      {children && <div className={linksClass}>{children}</div>}
    </HeaderBand>
  );
}

export function CategoryHeaderSkeleton() {
  return (
    <HeaderBandSkeleton className={rowsClass}>
      <div className={titleClass}>
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-4 w-24 rounded-sm" />
      </div>
      <ArchFrame className={archClass}>
        <Skeleton className="rounded-none" />
      </ArchFrame>
      <div className={linksClass}>
        <Skeleton className="h-11 w-96 max-w-full rounded-full" />
      </div>
    </HeaderBandSkeleton>
  );
}
