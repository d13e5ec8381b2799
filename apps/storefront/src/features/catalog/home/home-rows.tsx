import { skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { ScrollRow } from '@souk/ui/layout/scroll-row.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import type { CategoryCard } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { CategoryTile, CategoryTileSkeleton } from '../category/category-tile.tsx';

/** Ten categories on a desktop; on smaller screens fewer, the last one cut to show that the row scrolls. */
const categoryColumns =
  'auto-cols-[27%] max-[18rem]:auto-cols-[45%] sm:auto-cols-[17.5%] md:auto-cols-[14%] lg:auto-cols-[calc((100%-9.1rem)/10)]';

export function CategoryRow({ title, categories }: { title: string | undefined; categories: readonly CategoryCard[] }) {
  const { t } = useI18n();
  if (categories.length === 0) return null;
  return (
    <div>
      <SectionHeader
        id="home-categories"
        title={title ?? t('Shop by category')}
        more={{ label: t('All categories'), href: paths.categories() }}
      />
      <ScrollRow label={t('Categories')} columns={categoryColumns}>
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </ScrollRow>
    </div>
  );
}

export function CategoryRowSkeleton() {
  return (
    <div className={`grid grid-flow-col gap-3 overflow-hidden sm:gap-4 ${categoryColumns}`}>
      {skeletonKeys(10).map((key) => (
        <CategoryTileSkeleton key={key} />
      ))}
    </div>
  );
}
