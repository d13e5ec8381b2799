import { useQuery } from '@tanstack/react-query';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { settingsQuery } from '../../features/settings/queries.ts';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { IndexPanel } from '../../features/system/index-panel.tsx';
import { SynonymsPanel } from '../../features/system/synonyms-panel.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { useServices } from '../../lib/services.tsx';

/** Synonyms, and the search index. */
export function SearchSettingsPage() {
  const { api, i18n } = useServices();
  const languages = useQuery(settingsQuery(api)).data?.languages ?? [];
  return (
    <>
      <PageHeader title={i18n.t('Search')} />
      <SettingsTabs value="search" />
      <div className="grid max-w-4xl gap-5">
        <SynonymsPanel languages={languages} />
        <IndexPanel />
        <NounHistory noun="synonym" />
      </div>
    </>
  );
}
