import type { Category } from '@souk/contract/catalog';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ScrollRow } from '../../../ui/scroll-row.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { CategoryTile, CategoryTileSkeleton } from '../category-tile.tsx';
import { placeholders } from '../placeholders.ts';

/** Ten arches side by side on a desktop; fewer, with the next one cut, where there is less room. */
const columns = 'auto-cols-[27%] max-[18rem]:auto-cols-[45%] sm:auto-cols-[17.5%] md:auto-cols-[14%] lg:auto-cols-[calc((100%-9.1rem)/10)]';

export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const { t } = useI18n();
  if (categories.length === 0) return null;
  return (
    <div>
      <SectionHeader id="home-categories" title={t('Shop by category')} more={{ label: t('All categories'), href: paths.categories() }} />
      <ScrollRow label={t('Categories')} columns={columns}>
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </ScrollRow>
    </div>
  );
}

export function CategoryRowSkeleton() {
  return (
    <div className={`grid grid-flow-col gap-3 overflow-hidden sm:gap-4 ${columns}`}>
      {placeholders(10).map((key) => (
        <CategoryTileSkeleton key={key} />
      ))}
    </div>
  );
}
