import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { CategoryCard } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import type { PicturePlace } from '../../../lib/picture-source.ts';
import { CatalogPicture } from '../catalog-picture.tsx';

/** A link with the category's picture in an arch. */
export function CategoryTile({ category }: { category: CategoryCard }) {
  return (
    <Link href={paths.category({ slug: category.slug })} className="group/tile grid gap-2.5 rounded-lg text-center text-sm font-semibold">
      <ArchFrame className="transition-transform duration-(--duration-slow) group-hover/tile:-translate-y-1">
        <CategoryPicture category={category} sizes="(min-width: 64rem) 7rem, (min-width: 40rem) 17vw, 27vw" place="tile" />
      </ArchFrame>
      <span className="line-clamp-3 leading-snug group-hover/tile:text-accent">{category.name}</span>
    </Link>
  );
}

type CategoryPictureProps = {
  category: Pick<CategoryCard, 'thumbnail' | 'picture'>;
  sizes: string;
  place?: PicturePlace | undefined;
  priority?: boolean | undefined;
};

export function CategoryPicture({ category, sizes, place, priority }: CategoryPictureProps) {
  return <CatalogPicture item={category} sizes={sizes} place={place} priority={priority} width={600} height={720} />;
}

export function CategoryTileSkeleton() {
  return (
    <div className="grid justify-items-center gap-2.5">
      <span className="arch block w-full">
        <Skeleton className="aspect-4/5 w-full rounded-none" />
      </span>
      <Skeleton className="h-3.5 w-3/4 rounded-sm" />
    </div>
  );
}
