import type { Category } from '@souk/contract/catalog';
import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton, skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { ArchFrame } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Flame, Tag } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { useCategories } from '../../../lib/services/use-categories.ts';
import { CategoryPicture } from '../category/category-tile.tsx';
import { catalogQueries } from '../queries.ts';
import { RecentSearches } from './recent-search-list.tsx';
import { readSearches, storeSearches } from './recent-searches.ts';
import { SuggestionLink } from './suggestion-link.tsx';

/** Shown before anything is typed: recent searches, categories and rankings. */
export function SearchStart({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const [searches, setSearches] = useState(readSearches);
  function handleChange(next: readonly string[]) {
    storeSearches(next);
    setSearches([...next]);
  }
  return (
    <div className={classNames('grid gap-x-2', searches.length > 0 && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
      {searches.length > 0 ? (
        <RecentSearches searches={searches} onChange={handleChange} onPick={onPick} />
      ) : (
        <p className="px-5 pt-4 text-sm text-ink-muted in-[dialog]:pt-1">
          {t('Search for a product, brand or shop, or browse categories.')}
        </p>
      )}
      <div className={classNames('grid min-w-0 gap-2 p-2', searches.length > 0 && 'border-line max-lg:border-t lg:border-s')}>
        <PopularSearches onPick={onPick} />
        <CategoryShortcuts onPick={onPick} />
        <ul className="grid gap-x-2 min-[22rem]:grid-cols-2">
          <li>
            <SuggestionLink icon={<Flame />} href={paths.mostPopular()} onPick={onPick}>
              {t('Most popular')}
            </SuggestionLink>
          </li>
          <li>
            <SuggestionLink icon={<Tag />} href={paths.bestDeal()} onPick={onPick}>
              {t('Best deals')}
            </SuggestionLink>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** Searches that find what sells best; hidden if the server does not know them. */
function PopularSearches({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const titleId = useId();
  const { data } = useQuery(catalogQueries.suggest(useApi(), ''));
  if (!data || data.popular.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="flex min-h-11 items-center ps-3 text-xs font-semibold text-ink-muted">
        {t('Popular searches')}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-2 px-3 pb-2">
        {data.popular.map((search) => (
          <li key={search}>
            <Link
              data-suggestion
              href={paths.products({ search })}
              onClick={onPick}
              className="inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-sm hover:border-accent hover:text-accent focus-visible:bg-tint pointer-coarse:min-h-11"
            >
              <bdi>{search}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two rows on a phone. */
const maxCategories = 8;
const grid = 'grid grid-cols-4 gap-x-1 gap-y-2 max-[18rem]:grid-cols-2';

/** Links to categories; hidden without a message if they cannot be loaded. */
function CategoryShortcuts({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const titleId = useId();
  const { data, isError } = useCategories();
  if (data ? data.length === 0 : isError) return null;
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3 ps-3">
        <p id={titleId} className="text-xs font-semibold text-ink-muted">
          {t('Shop by category')}
        </p>
        <Link
          data-suggestion
          href={paths.categories()}
          onClick={onPick}
          className="hit-area px-3 text-sm font-semibold text-accent hover:underline"
        >
          {t('All categories')}
        </Link>
      </div>
      <ul aria-labelledby={titleId} className={grid}>
        {data
          ? data.slice(0, maxCategories).map((category) => <CategoryShortcut key={category.id} category={category} onPick={onPick} />)
          : skeletonKeys(maxCategories).map((key) => <CategoryShortcutSkeleton key={key} />)}
      </ul>
    </div>
  );
}

function CategoryShortcut({ category, onPick }: { category: Category; onPick: () => void }) {
  return (
    <li>
      <Link
        data-suggestion
        href={paths.category({ slug: category.slug })}
        onClick={onPick}
        className="grid justify-items-center gap-1.5 rounded-md px-1 py-2 text-center hover:bg-tint focus-visible:bg-tint"
      >
        <ArchFrame className="aspect-4/5 w-14">
          <CategoryPicture category={category} sizes="3.5rem" />
        </ArchFrame>
        <span className="text-xs leading-tight font-semibold">{category.name}</span>
      </Link>
    </li>
  );
}

function CategoryShortcutSkeleton() {
  return (
    <li aria-hidden="true" className="grid justify-items-center gap-1.5 px-1 py-2">
      <Skeleton className="aspect-4/5 w-14" />
      <Skeleton className="h-3.5 w-16" />
    </li>
  );
}
