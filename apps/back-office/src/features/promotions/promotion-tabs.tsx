import { PanelTabs } from '../../lib/frame/panel-tabs.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';

/** The parts of the area, on the first page of each. */
export function PromotionTabs({ value }: { value: 'vouchers' | 'flash-sales' | 'shop-sales' | 'plans' }) {
  const { t } = useI18n();
  const tabs = [
    { id: 'vouchers', label: t('Vouchers'), href: paths.vouchers() },
    { id: 'flash-sales', label: t('Flash sales'), href: paths.flashSales() },
    { id: 'shop-sales', label: t('Sales of shops'), href: paths.shopSales() },
    { id: 'plans', label: t('Membership plans'), href: paths.plans() },
  ];
  return <PanelTabs label={t('Promotions')} tabs={tabs} value={value} />;
}
