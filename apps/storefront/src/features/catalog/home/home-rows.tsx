import { skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { ScrollRow } from '@souk/ui/layout/scroll-row.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import type { CategoryCard, ShopCard as Shop } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { CategoryTile, CategoryTileSkeleton } from '../category/category-tile.tsx';
import { ShopCard } from '../shop/shop-card.tsx';

/** Ten categories on a desktop; on smaller screens fewer, the last one cut to show that the row scrolls. */
const categoryColumns =
  'auto-cols-[27%] max-[18rem]:auto-cols-[45%] sm:auto-cols-[17.5%] md:auto-cols-[14%] lg:auto-cols-[calc((100%-9.1rem)/10)]';

export function CategoryRow({ categories }: { categories: readonly CategoryCard[] }) {
  const { t } = useI18n();
  if (categories.length === 0) return null;
  return (
    <div>
      <SectionHeader id="home-categories" title={t('Shop by category')} more={{ label: t('All categories'), href: paths.categories() }} />
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

const shopColumns = 'auto-cols-[82%] sm:auto-cols-[46%] lg:auto-cols-[calc((100%-2.1rem)/3)]';

export function TopShops({ shops }: { shops: readonly Shop[] }) {
  const { t } = useI18n();
  if (shops.length === 0) return null;
  return (
    <div>
      <div className="full-band">
        <SectionHeader
          id="home-shops"
          title={t('Top shops')}
          text={t('The shops our shoppers rate highest')}
          more={{ label: t('All shops'), href: paths.shops() }}
        />
        <ScrollRow label={t('Top shops')} columns={shopColumns} className="[&>button]:top-16">
          {shops.map((shop) => (
            <ShopCard key={shop.id} shop={shop} />
          ))}
        </ScrollRow>
      </div>
    </div>
  );
}
