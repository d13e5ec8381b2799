import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { setupQuery } from '../../features/setup/queries.ts';
import { SetupList } from '../../features/setup/setup-list.tsx';
import { stepTitleTexts } from '../../features/setup/step-words.ts';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';

const titleTexts: Readonly<Record<string, string>> = stepTitleTexts;

/** The steps from an empty marketplace to a selling one. */
export function SetupPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const setup = useQuery(setupQuery(api));
  return (
    <>
      <PageHeader title={t('Setup')} />
      <SettingsTabs value="setup" />
      {setup.isPending && <Skeleton className="h-96 rounded-lg" />}
      {setup.isError && !setup.data && (
        <ErrorState title={t('The setup could not be loaded')} text={explainError(i18n, setup.error)} onRetry={() => setup.refetch()} />
      )}
      {setup.data?.left === 0 && <Note tone="success">{t('The setup is finished: shoppers can buy.')}</Note>}
      {setup.data && (
        <Panel title={t('From an empty marketplace to the first order')}>
          <SetupList setup={setup.data} />
        </Panel>
      )}
      {setup.data && <NounHistory noun="setup" nameOf={({ id }) => t(titleTexts[id] ?? id)} />}
    </>
  );
}
