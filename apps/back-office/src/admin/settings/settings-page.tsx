import type { SettingsAnswer } from '@souk/contract/back-office/settings/settings';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { settingsQuery } from '../../features/settings/queries.ts';
import { settingEffectTexts, settingNameTexts } from '../../features/settings/setting-words.ts';
import { SettingsForm } from '../../features/settings/settings-form.tsx';
import { SettingsTabs } from '../../features/settings/settings-tabs.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';

/** Every setting of the site, in groups, searched as it is typed. */
export function SettingsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [search, setSearch] = useState(useSearchParams()[0].get('search') ?? '');
  const settings = useQuery(settingsQuery(api));
  return (
    <>
      <PageHeader title={t('Settings')} />
      <SettingsTabs value="general" />
      <TextInput
        type="search"
        className="max-w-xl"
        start={<Search aria-hidden="true" />}
        aria-label={t('Search settings')}
        placeholder={t('Logo, footer, cash …')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {settings.isPending && <Skeleton className="h-96 rounded-lg" />}
      {settings.isError && !settings.data && (
        <ErrorState
          title={t('The settings could not be loaded')}
          text={explainError(i18n, settings.error)}
          onRetry={() => settings.refetch()}
        />
      )}
      {settings.data && (
        <>
          <SettingsForm answer={settings.data} search={search} />
          {search === '' && (
            <>
              <Environment environment={settings.data.environment} />
              <NounHistory noun="setting" nameOf={({ id }) => t(settingNameTexts[id] ?? id)} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Fields that only the environment of the process sets. */
function Environment({ environment }: Pick<SettingsAnswer, 'environment'>) {
  const { t } = useI18n();
  return (
    <Panel title={t('Set by environment variables')}>
      <p className="text-sm text-ink-muted">{t('These change with the next start of the marketplace. Secrets are never shown.')}</p>
      <dl className="grid divide-y divide-line text-sm">
        {environment.map(({ name, variable, value }) => (
          <div key={name} className="grid gap-x-8 gap-y-1 py-3 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
            <dt className="grid gap-1">
              <span className="font-semibold">{t(settingNameTexts[name] ?? name)}</span>
              <span className="text-xs text-ink-muted">{t(settingEffectTexts[name] ?? name)}</span>
            </dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              <bdi dir="ltr">{value ?? '–'}</bdi>
              <code dir="ltr" className="rounded-sm bg-tint px-1.5 py-0.5 text-xs">
                {variable}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
