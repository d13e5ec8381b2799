import type { Category } from '@souk/contract/catalog';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { smallestFile } from '../../lib/picture-source.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useCategories } from '../../lib/services/use-categories.ts';
import { CategoryScene } from './category-scene.tsx';

const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-8 xl:grid-cols-10 relative md:pb-68';

/** A pointer on its way to the sub-categories crosses other tiles: only one that it rests on opens. */
const hoverMs = 120;

/** Two to ten columns of tiles. Below them the sub-categories and a picture of the category with the pointer or the focus. */
export function CategoryGrid({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const { data, isError, isFetching, refetch } = useCategories();
  const [chosen, setChosen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (isError && !data) {
    return <ErrorState kind="inline" title={t('The categories could not be loaded.')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const open = chosen ?? data?.[0]?.id;
  function chooseSoon(id: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChosen(id), hoverMs);
  }
  return (
    <>
      <ul className={gridClass} onKeyDown={moveFocus} onPointerLeave={() => clearTimeout(timer.current)}>
        {data?.map((category) => (
          <li
            key={category.id}
            onPointerEnter={() => chooseSoon(category.id)}
            onPointerLeave={() => clearTimeout(timer.current)}
            onFocus={() => setChosen(category.id)}
          >
            <CategoryTile category={category} isOpen={category.id === open} onPick={onPick} />
            {category.id === open && <SubCategories category={category} onPick={onPick} />}
          </li>
        )) ?? placeholders}
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

type TileProps = { category: Category; onPick: () => void };

function CategoryTile({ category, isOpen, onPick }: TileProps & { isOpen: boolean }) {
  const picture = category.thumbnail;
  return (
    <Link
      href={paths.category({ slug: category.slug })}
      onClick={onPick}
      data-tile=""
      data-open={isOpen || undefined}
      className="grid justify-items-center gap-2 rounded-lg p-2 text-center hover:bg-tint md:data-[open]:bg-tint"
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
  );
}

function Initial({ name }: { name: string }) {
  return <span className="grid place-items-center bg-primary-soft text-lg font-bold text-on-primary-soft">{[...name][0]}</span>;
}

/**
 * Next to their tile for the keyboard, below all tiles for the eye. For mouse and keyboard; touch users find sub-categories on the
 * category's page.
 */
function SubCategories({ category, onPick }: TileProps) {
  return (
    <div className="absolute inset-x-0 bottom-0 hidden h-64 grid-cols-[minmax(0,1fr)_minmax(0,22rem)] gap-6 border-t border-line pt-4 md:grid">
      <div className="min-w-0 overflow-y-auto overscroll-contain">
        <p className="px-2.5 pb-2 font-display text-lg font-bold">{category.name}</p>
        <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-3">
          {category.sub_categories.map((sub) => (
            <li key={sub.id}>
              <Link
                href={paths.category({ slug: category.slug, subcategory: sub.id })}
                onClick={onPick}
                className="flex min-h-13 items-center gap-3 rounded-md px-2.5 text-sm hover:bg-tint"
              >
                {sub.thumbnail && (
                  <img
                    src={smallestFile(sub.thumbnail)}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    className="picture size-10! rounded-md"
                  />
                )}
                <span className="min-w-0 leading-snug">{sub.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <CategoryScene key={category.id} categoryId={category.id} onPick={onPick} />
    </div>
  );
}

/** Arrow keys: along the tiles, down into the sub-categories, and up again from the first of them. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')].filter((link) => link.checkVisibility());
  const tiles = links.filter((link) => link.hasAttribute('data-tile'));
  const inside = links.filter((link) => !link.hasAttribute('data-tile'));
  const tile = tiles.findIndex((link) => link.matches(':focus'));
  const sub = inside.findIndex((link) => link.matches(':focus'));
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const target = {
    [forwards]: tile >= 0 ? tiles[tile + 1] : inside[sub + 1],
    [backwards]: tile >= 0 ? tiles[tile - 1] : inside[sub - 1],
    ArrowDown: tile >= 0 ? inside[0] : inside[sub + 1],
    ArrowUp: sub > 0 ? inside[sub - 1] : tiles.find((link) => link.hasAttribute('data-open')),
  }[event.key];
  if (!target || (tile < 0 && sub < 0)) return;
  event.preventDefault();
  target.focus();
}
