import type { Category } from '@souk/contract/catalog';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { SyntheticEvent } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useCategories } from '../../lib/services/use-categories.ts';

const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-8 xl:grid-cols-10';

/** Two to ten columns of tiles; sub-categories show next to a tile. */
export function CategoryGrid({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const { data, isError, isFetching, refetch } = useCategories();
  if (isError && !data) {
    return <ErrorState kind="inline" title={t('The categories could not be loaded.')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ul className={gridClass}>
        {data?.map((category) => <CategoryTile key={category.id} category={category} onPick={onPick} />) ?? placeholders}
      </ul>
      <Link
        href={paths.categories()}
        onClick={onPick}
        className="mt-4 flex min-h-11 items-center justify-center rounded-md bg-tint text-sm font-semibold text-accent hover:underline"
      >
        {t('All categories')}
      </Link>
    </>
  );
}

const placeholders = Array.from({ length: 10 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the same ten shapes each time.
  <li key={index} className="grid justify-items-center gap-2 p-2">
    <Skeleton className="aspect-4/5 w-16" />
    <Skeleton className="h-3.5 w-20" />
  </li>
));

function CategoryTile({ category, onPick }: { category: Category; onPick: () => void }) {
  const picture = category.thumbnail;
  return (
    <li className="group relative" onPointerEnter={turnInwards} onFocus={turnInwards}>
      <Link
        href={paths.category({ slug: category.slug })}
        onClick={onPick}
        className="grid justify-items-center gap-2 rounded-lg p-2 text-center hover:bg-tint"
      >
        <ArchFrame className="aspect-4/5 w-16">
          {picture ? (
            <img src={picture} alt="" width={64} height={80} loading="lazy" className="object-cover" />
          ) : (
            <Initial name={category.name} />
          )}
        </ArchFrame>
        <span className="text-xs leading-tight font-semibold">{category.name}</span>
      </Link>
      {category.sub_categories.length > 0 && <SubCategories category={category} onPick={onPick} />}
    </li>
  );
}

function Initial({ name }: { name: string }) {
  return <span className="grid place-items-center bg-primary-soft text-lg font-bold text-on-primary-soft">{[...name][0]}</span>;
}

/** For mouse and keyboard; touch users find sub-categories on the category's page. */
function SubCategories({ category, onPick }: { category: Category; onPick: () => void }) {
  return (
    <ul className="invisible absolute start-0 top-full z-10 hidden w-52 rounded-lg border border-line bg-raised p-1.5 opacity-0 shadow-float transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 group-data-[inwards]:start-auto group-data-[inwards]:end-0 md:block">
      {category.sub_categories.map((sub) => (
        <li key={sub.id}>
          <Link
            href={paths.category({ slug: category.slug, subcategory: sub.id })}
            onClick={onPick}
            className="flex min-h-10 items-center gap-2.5 rounded-md px-2.5 text-sm hover:bg-tint"
          >
            {sub.thumbnail && <img src={sub.thumbnail} alt="" width={28} height={28} loading="lazy" className="rounded-sm" />}
            <span className="min-w-0 truncate">{sub.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Tiles in the second half of the grid open their submenu towards the middle, so that it stays on the screen. */
function turnInwards({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const tile = currentTarget.getBoundingClientRect();
  const middle = (tile.left + tile.right) / 2;
  const secondHalf = getComputedStyle(currentTarget).direction === 'rtl' ? middle < innerWidth / 2 : middle > innerWidth / 2;
  currentTarget.toggleAttribute('data-inwards', secondHalf);
}
