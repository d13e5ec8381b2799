import type { Category } from '@souk/contract/catalog';
import { useId } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useCategories } from '../../../lib/services/use-categories.ts';
import { ArchFrame } from '../../../ui/arch-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { CategoryPicture } from '../category-tile.tsx';
import { placeholders } from '../placeholders.ts';

/** Two rows of a phone; the page of all of them is one more press away. */
const most = 8;
const grid = 'grid grid-cols-4 gap-x-1 gap-y-2 max-[18rem]:grid-cols-2';

/** Where to look. Where no categories come, whoever searches is not told so. */
export function CategoryWays({ onPick }: { onPick: () => void }) {
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
          ? data.slice(0, most).map((category) => <CategoryWay key={category.id} category={category} onPick={onPick} />)
          : placeholders(most).map((key) => <EmptyWay key={key} />)}
      </ul>
    </div>
  );
}

function CategoryWay({ category, onPick }: { category: Category; onPick: () => void }) {
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

function EmptyWay() {
  return (
    <li aria-hidden="true" className="grid justify-items-center gap-1.5 px-1 py-2">
      <Skeleton className="aspect-4/5 w-14" />
      <Skeleton className="h-3.5 w-16" />
    </li>
  );
}
