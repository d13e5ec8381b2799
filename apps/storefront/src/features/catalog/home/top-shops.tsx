import type { ShopCard as Shop } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ScrollRow } from '../../../ui/scroll-row.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { ShopCard } from '../shop-card.tsx';

const columns = 'auto-cols-[82%] sm:auto-cols-[46%] lg:auto-cols-[calc((100%-2.1rem)/3)]';

export function TopShops({ shops }: { shops: readonly Shop[] }) {
  const { t } = useI18n();
  if (shops.length === 0) return null;
  return (
    <div>
      <div className="full-band">
        <SectionHeader
          id="home-shops"
          title={t('Top shops')}
          text={t('Small houses that our shoppers rate highest')}
          more={{ label: t('All shops'), href: paths.shops() }}
        />
        <ScrollRow label={t('Top shops')} columns={columns} className="[&>button]:top-16">
          {shops.map((shop) => (
            <ShopCard key={shop.id} shop={shop} />
          ))}
        </ScrollRow>
      </div>
    </div>
  );
}
