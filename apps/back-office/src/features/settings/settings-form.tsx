import { isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedSetting, SettingsAnswer, SettingValue } from '@souk/contract/back-office/settings/settings';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { settingsQuery, useChangeSettings } from './queries.ts';
import { SettingControl } from './setting-control.tsx';
import { describeValue, editedValue, isSame } from './setting-values.ts';
import { settingEffectTexts, settingGroups, settingNameTexts } from './setting-words.ts';

type Draft = { value: SettingValue; version: string };
type Drafts = Readonly<Record<string, Draft>>;

/** All settings in groups, or those that match the words. Changes are saved together. */
export function SettingsForm({ answer, search }: { answer: SettingsAnswer; search: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { drafts, change, discard, save, theirs, useTheirs, errors, failure, isSaving } = useDrafts(answer);
  const groups = settingGroups
    .map(({ label, names }) => ({ label, settings: names.flatMap((name) => answer.settings.filter((each) => each.name === name)) }))
    .map(({ label, settings }) => ({ label, settings: settings.filter(({ name }) => matches(name, search, t)) }))
    .filter(({ settings }) => settings.length > 0);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
      {theirs.length > 0 && (
        <ConflictPanel
          fields={theirs.map((setting) => ({
            label: t(settingNameTexts[setting.name] ?? setting.name),
            mine: describeValue(drafts[setting.name]?.value ?? null, t),
            theirs: describeValue(editedValue(setting.value), t),
          }))}
          busy={isSaving}
          onSaveMine={() => void save({ over: true })}
          onUseTheirs={useTheirs}
        />
      )}
      {failure !== undefined && <Note tone="error">{explainError(i18n, failure)}</Note>}
      {groups.map(({ label, settings }) => (
        <Panel key={label} title={t(label)}>
          <ul className="grid divide-y divide-line">
            {settings.map((setting) => (
              <SettingRow
                key={setting.name}
                setting={setting}
                value={drafts[setting.name]?.value ?? editedValue(setting.value)}
                isChanged={Object.hasOwn(drafts, setting.name)}
                error={errors[setting.name]}
                choices={answer}
                onChange={(value) => change(setting, value)}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {groups.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-14 text-center text-sm text-ink-muted">
          {t('No setting matches this search')}
        </p>
      )}
      <SaveBar isDirty={Object.keys(drafts).length > 0} busy={isSaving} onDiscard={discard} />
    </form>
  );
}

function matches(name: string, search: string, t: (text: string) => string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [name, t(settingNameTexts[name] ?? name), t(settingEffectTexts[name] ?? name)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The changes that are not saved yet, by the name of the setting. */
function useDrafts(answer: SettingsAnswer) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [outdated, setOutdated] = useState(false);
  const mutation = useChangeSettings();
  const { error } = mutation;
  const problems = isApiError(error) ? error.errors : {};
  const errors: Record<string, string | undefined> = Object.fromEntries(Object.entries(problems).map(([name, [first]]) => [name, first]));
  const theirs = outdated ? answer.settings.filter(({ name, version }) => drafts[name] && drafts[name].version !== version) : [];

  function change(setting: ManagedSetting, value: SettingValue) {
    const { [setting.name]: former, ...others } = drafts;
    const draft = { value, version: former?.version ?? setting.version };
    setDrafts(isSame(value, editedValue(setting.value)) ? others : { ...others, [setting.name]: draft });
  }
  async function save({ over = false } = {}) {
    const current = new Map(answer.settings.map(({ name, version }) => [name, version]));
    const changes = Object.entries(drafts).map(([name, { value, version }]) => ({
      name,
      value,
      version: over ? (current.get(name) ?? version) : version,
    }));
    try {
      const { entry_ids } = await mutation.mutateAsync(changes);
      discard();
      showUndo(i18n.t('Saved. Shoppers see it within a minute.'), entry_ids);
    } catch (failure) {
      if (!isApiError(failure) || failure.status !== 409) return toast.error(explainError(i18n, failure));
      await queryClient.refetchQueries({ queryKey: settingsQuery(api).queryKey });
      setOutdated(true);
    }
  }
  function discard() {
    setDrafts({});
    setOutdated(false);
    mutation.reset();
  }
  return {
    drafts,
    change,
    discard,
    save,
    theirs,
    useTheirs: () => {
      const names = theirs.map(({ name }) => name);
      setDrafts(Object.fromEntries(Object.entries(drafts).filter(([name]) => !names.includes(name))));
      setOutdated(false);
    },
    errors,
    failure: isApiError(error) && (error.status === 409 || Object.keys(problems).length > 0) ? undefined : (error ?? undefined),
    isSaving: mutation.isPending,
  };
}

type SettingRowProps = {
  setting: ManagedSetting;
  value: SettingValue;
  isChanged: boolean;
  error: string | undefined;
  choices: SettingsAnswer;
  onChange: (value: SettingValue) => void;
};

/** Its name and effect, next to them its control, its default and the way back to it. */
function SettingRow({ setting, value, isChanged, error, choices, onChange }: SettingRowProps) {
  const { t } = useI18n();
  const name = t(settingNameTexts[setting.name] ?? setting.name);
  const initial = editedValue(setting.default);
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 first:pt-1 last:pb-1 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {name}
          {isChanged && <span className="text-xs font-normal text-accent">{t('Changed')}</span>}
        </h3>
        <p className="text-xs text-pretty text-ink-muted">{t(settingEffectTexts[setting.name] ?? setting.name)}</p>
        {!isSame(value, initial) && (
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
            <span className="wrap-anywhere">{t('Default: {value}', { value: describeValue(initial, t) || '–' })}</span>
            <Button size="sm" variant="text" aria-label={t('Reset {name} to its default', { name })} onClick={() => onChange(initial)}>
              {t('Reset')}
            </Button>
          </p>
        )}
      </div>
      <SettingControl {...{ setting, value, onChange, error, choices }} />
    </li>
  );
}
