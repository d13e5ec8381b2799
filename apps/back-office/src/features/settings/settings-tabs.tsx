import { PanelTabs } from '../../lib/frame/panel-tabs.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';

const tabTexts = {
  general: 'General',
  languages: 'Languages',
  currencies: 'Currencies',
  taxes: 'Taxes',
  delivery: 'Delivery',
  payments: 'Payments and messages',
  search: 'Search',
  jobs: 'Background jobs',
  errors: 'Storefront errors',
  security: 'Security log',
  setup: 'Setup',
} as const;
export type SettingsTab = keyof typeof tabTexts;

const order = [
  'general',
  'languages',
  'currencies',
  'taxes',
  'delivery',
  'payments',
  'search',
  'jobs',
  'errors',
  'security',
  'setup',
] as const;

/** Links between the screens of the settings. */
export function SettingsTabs({ value }: { value: SettingsTab }) {
  const { t } = useI18n();
  const tabs = order.map((id) => ({ id, label: t(tabTexts[id]), href: paths.settings({ tab: id === 'general' ? undefined : id }) }));
  return <PanelTabs label={t('Settings')} tabs={tabs} value={value} />;
}
