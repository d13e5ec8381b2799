import type { NoticePreferences, StoredNoticePreferences } from '@souk/contract/seller/notifications';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { frequencyTexts, mediumTexts, sentKindTexts } from './notification-words.ts';
import { useChangePreferences } from './queries.ts';

const defaultQuiet = { from: '22:00', until: '07:00' };

type FieldsProps = {
  stored: StoredNoticePreferences;
  values: NoticePreferences;
  onChange: (change: Partial<NoticePreferences>) => void;
};

/** The choice of the news that a member gets by phone or mail, and when. */
export function PreferencesForm({ stored }: { stored: StoredNoticePreferences }) {
  const i18n = useI18n();
  const { t } = i18n;
  const initial = preferencesOf(stored);
  const [values, setValues] = useState(initial);
  const change = useChangePreferences();
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate(values, {
      onSuccess: (saved) => {
        setValues(preferencesOf(saved));
        toast.success(t('Notifications saved'));
      },
    });
  }
  const shared = { stored, values, onChange: (part: Partial<NoticePreferences>) => setValues({ ...values, ...part }) };
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {change.isError && <Note tone="error">{explainError(i18n, change.error)}</Note>}
      <HowFields {...shared} />
      {values.frequency !== 'never' && <KindFields {...shared} />}
      {values.frequency !== 'never' && <WhenFields {...shared} />}
      <p className="text-xs text-ink-muted">{t('Messages of shoppers and decisions about your changes are sent in any case.')}</p>
      <SaveBar isDirty={isDirty} busy={change.isPending} onDiscard={() => setValues(initial)} />
    </form>
  );
}

function HowFields({ stored: { media }, values, onChange }: FieldsProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('How often')}>
        <Select
          value={values.frequency}
          options={frequencies.map((value) => ({ value, label: t(frequencyTexts[value]) }))}
          onChange={({ target }) => onChange({ frequency: frequencies.find((each) => each === target.value) ?? 'at-once' })}
        />
      </Field>
      {values.frequency !== 'never' && (
        <Field
          label={t('Sent by')}
          hint={media.some(({ to }) => to === null) ? t('Others need a verified address in your account.') : undefined}
        >
          <Select
            value={values.medium ?? ''}
            options={[
              { value: '', label: t('As your account prefers') },
              ...media.map(({ medium, to }) => ({ value: medium, label: t(mediumTexts[medium]), disabled: to === null })),
            ]}
            onChange={({ target }) => onChange({ medium: media.find(({ medium }) => medium === target.value)?.medium ?? null })}
          />
        </Field>
      )}
    </div>
  );
}

const frequencies = ['at-once', 'daily', 'never'] as const;

function KindFields({ stored: { kinds }, values: { muted }, onChange }: FieldsProps) {
  const { t } = useI18n();
  return (
    <fieldset className="grid">
      <legend className="pb-1 text-sm font-semibold">{t('What about')}</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(sentKindTexts[kind])}
          checked={!muted.includes(kind)}
          onChange={({ target }) => onChange({ muted: target.checked ? muted.filter((each) => each !== kind) : [...muted, kind] })}
        />
      ))}
    </fieldset>
  );
}

function WhenFields({ stored, values: { frequency, daily_at, quiet, time_zone }, onChange }: FieldsProps) {
  const { t } = useI18n();
  const zones = [...new Set([time_zone, stored.default_time_zone, Intl.DateTimeFormat().resolvedOptions().timeZone])];
  const time = (label: string, value: string, set: (value: string) => void) => (
    <Field label={label}>
      <TextInput type="time" dir="ltr" required value={value} onChange={({ target }) => target.value && set(target.value)} />
    </Field>
  );
  return (
    <div className="grid gap-4">
      {frequency === 'at-once' && (
        <Checkbox
          label={t('Quiet hours: what happens then is sent afterwards')}
          checked={quiet !== null}
          onChange={({ target }) => onChange({ quiet: target.checked ? defaultQuiet : null })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {frequency === 'daily' && time(t('Sent at'), daily_at, (value) => onChange({ daily_at: value }))}
        {frequency === 'at-once' && quiet && time(t('Quiet from'), quiet.from, (from) => onChange({ quiet: { ...quiet, from } }))}
        {frequency === 'at-once' && quiet && time(t('Quiet until'), quiet.until, (until) => onChange({ quiet: { ...quiet, until } }))}
        <Field label={t('Time zone')}>
          <Select
            dir="ltr"
            value={time_zone}
            options={zones.map((zone) => ({ value: zone, label: zone }))}
            onChange={({ target }) => onChange({ time_zone: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}

function preferencesOf({ frequency, muted, medium, daily_at, quiet, time_zone }: StoredNoticePreferences): NoticePreferences {
  return { frequency, muted, medium, daily_at, quiet, time_zone };
}
