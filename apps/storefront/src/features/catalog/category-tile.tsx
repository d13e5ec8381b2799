import type { Category } from '@souk/contract/catalog';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/picture-source.ts';
import { ArchFrame } from '../../ui/arch-frame.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { NoPicture } from './no-picture.tsx';

/** A category in its arch. */
export function CategoryTile({ category }: { category: Pick<Category, 'slug' | 'name' | 'thumbnail' | 'picture'> }) {
  return (
    <Link href={paths.category({ slug: category.slug })} className="group/tile grid gap-2.5 rounded-lg text-center text-sm font-semibold">
      <ArchFrame className="transition-transform duration-(--duration-slow) group-hover/tile:-translate-y-1">
        <CategoryPicture category={category} sizes="(min-width: 64rem) 7rem, (min-width: 40rem) 17vw, 27vw" />
      </ArchFrame>
      <span className="line-clamp-3 leading-snug group-hover/tile:text-accent">{category.name}</span>
    </Link>
  );
}

type CategoryPictureProps = { category: Pick<Category, 'thumbnail' | 'picture'>; sizes: string; priority?: boolean | undefined };

/** Decoration: the category's name always stands beside it. */
export function CategoryPicture({ category, sizes, priority }: CategoryPictureProps) {
  if (category.picture)
    return <Picture source={pictureSource(category.picture)} alt="" sizes={sizes} priority={priority} className="size-full!" />;
  if (category.thumbnail)
    return (
      <Picture
        source={{ src: category.thumbnail, width: 600, height: 720 }}
        alt=""
        sizes={sizes}
        priority={priority}
        className="size-full!"
      />
    );
  return <NoPicture />;
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
