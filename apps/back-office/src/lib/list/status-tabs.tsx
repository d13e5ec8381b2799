import { PanelTabs } from '../frame/panel-tabs.tsx';
import { useI18n } from '../services.tsx';
import { keysOf } from './use-list-filters.ts';

type StatusTabsProps<Status extends string> = {
  /** The English text of each status, in their order. */
  texts: Readonly<Record<Status, string>>;
  counts: Readonly<Record<Status | 'all', number>> | undefined;
  value: Status | undefined;
  href: (changes: { status: Status | undefined }) => string;
};

/** A tab for all rows of a list and one for each status, with their numbers. */
export function StatusTabs<Status extends string>({ texts, counts, value, href }: StatusTabsProps<Status>) {
  const { t, number } = useI18n();
  const count = (status: Status | 'all') => (counts ? { count: number(counts[status]) } : {});
  const tabs = [
    { id: 'all', label: t('All'), href: href({ status: undefined }), ...count('all') },
    ...keysOf(texts).map((status) => ({ id: status, label: t(texts[status]), href: href({ status }), ...count(status) })),
  ];
  return <PanelTabs label={t('Status')} tabs={tabs} value={value ?? 'all'} />;
}
