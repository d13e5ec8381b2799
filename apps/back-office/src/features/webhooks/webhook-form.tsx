import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Webhook } from '@souk/contract/back-office/programs/webhooks';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useRef } from 'react';
import { eventText } from '../../lib/audit/event-words.ts';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { EventFields, type EventType, type OfferedEvent } from './event-fields.tsx';
import { useInvalidateWebhooks } from './queries.ts';

type Values = { name: string; url: string; events: EventType[]; is_active: boolean };

type WebhookFormProps = {
  /** Undefined for a new one. */
  stored: Webhook | undefined;
  offered: readonly OfferedEvent[];
  onCreated: (webhook: Webhook, secret: string) => void;
};

const fields = ['name', 'url', 'events'] as const;

/** The name, the address and the events of a webhook. */
export function WebhookForm({ stored, offered, onCreated }: WebhookFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const invalidate = useInvalidateWebhooks();
  const showDone = useUndoToast();
  const isNew = stored === undefined;
  const answer = useRef<{ secret?: string; entry: number | null }>({ entry: null });
  const edit = useEditForm<Webhook, Values>({
    stored: stored ?? newWebhook,
    toValues: ({ name, url, events, is_active }) => ({ name, url, events, is_active }),
    fields,
    reload: async () => (await api.call('GET /admin/webhooks/{id}', { params: { id: stored?.id ?? 0 } })).data,
    async save(values, version) {
      if (isNew) {
        const { data } = await api.call('POST /admin/webhooks', { body: values });
        answer.current = { secret: data.secret, entry: data.entry_id };
        return data.webhook;
      }
      const { data } = await api.call('POST /admin/webhooks/{id}', { params: { id: stored.id }, body: { ...values, version } });
      answer.current = { entry: data.entry_id };
      return data.webhook;
    },
    async onSaved(saved) {
      const { secret, entry } = answer.current;
      showDone(isNew ? t('Webhook created') : t('Saved'), entry);
      if (secret !== undefined) onCreated(saved, secret);
      await invalidate();
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();
  const { errors } = form.formState;
  const dirty = { shouldDirty: true } as const;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    if (values.name.trim() === '') form.setError('name', { type: 'check', message: t('Please fill in this field') });
    if (values.url.trim() === '') form.setError('url', { type: 'check', message: t('Please fill in this field') });
    if (values.events.length === 0) form.setError('events', { type: 'check', message: t('Choose at least one event.') });
    if (values.name.trim() && values.url.trim() && values.events.length > 0) void edit.submit();
  }
  return (
    <form noValidate className="grid content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={conflictFields(i18n, values, theirs)}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <Panel title={t('Details')}>
        <Field label={t('Name')} error={errors.name?.message} required>
          <TextInput maxLength={60} dir="auto" value={values.name} onChange={({ target }) => form.setValue('name', target.value, dirty)} />
        </Field>
        <Field
          label={t('Address that receives the events')}
          hint={t('It begins with https://. Addresses inside a private network are refused.')}
          error={errors.url?.message}
          required
        >
          <TextInput
            type="url"
            dir="ltr"
            autoComplete="off"
            maxLength={500}
            value={values.url}
            onChange={({ target }) => form.setValue('url', target.value, dirty)}
          />
        </Field>
        <Checkbox
          label={t('Active: events are sent')}
          checked={values.is_active}
          onChange={({ target }) => form.setValue('is_active', target.checked, dirty)}
        />
      </Panel>
      <Panel title={t('Events')}>
        {errors.events && <Note tone="error">{t('Choose at least one event.')}</Note>}
        <EventFields offered={offered} value={values.events} onChange={(events) => form.setValue('events', events, dirty)} />
      </Panel>
      <SaveBar isDirty={edit.isDirty} busy={edit.isSaving} isNew={isNew} onDiscard={edit.discard} label={isNew ? t('Create') : undefined} />
    </form>
  );
}

/** One that does not exist yet. */
const newWebhook: Webhook = {
  id: 0,
  version: '',
  name: '',
  url: '',
  events: [],
  is_active: true,
  disabled_by: null,
  failing_since: null,
  owner: { id: 0, name: '' },
  ineffective: [],
  former_secret_ends_at: null,
  created_at: '',
  last_delivery: null,
};

/** The fields that differ between the form and what somebody else saved. */
function conflictFields(i18n: I18n, mine: Values, theirs: Values) {
  const { t, list } = i18n;
  const describe = ({ name, url, events, is_active }: Values): [string, string][] => [
    [t('Name'), name],
    [t('Address that receives the events'), url],
    [t('Events'), list(events.toSorted().map((type) => eventText(i18n, type)))],
    [t('Active: events are sent'), is_active ? '✓' : '–'],
  ];
  const other = describe(theirs);
  return describe(mine).flatMap(([label, value], index) => {
    const stored = other[index]?.[1] ?? '';
    return value === stored ? [] : [{ label, mine: value, theirs: stored }];
  });
}
