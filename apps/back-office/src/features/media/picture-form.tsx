import type { ManagedPicture } from '@souk/contract/back-office/media';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { LanguageFields, type Texts } from '../../lib/forms/language-fields.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { invalidateMedia, mediaPictureQuery } from './queries.ts';

type PictureValues = { name: string; alt: Texts };

/** The name of a picture and its alternative text in each language. */
export function PictureForm({ stored, mayWrite }: { stored: ManagedPicture; mayWrite: boolean }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id, languages } = stored;
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const edit = useEditForm<ManagedPicture, PictureValues>({
    stored,
    toValues: ({ name, alt }) => ({ name, alt }),
    fields: ['name', 'alt'],
    reload: async () => (await api.call('GET /admin/media/pictures/{id}', { params: { id } })).data,
    async save({ name, alt }, version) {
      const body = { version, name, alt: { ...alt } };
      const { picture, entry_id } = (await api.call('POST /admin/media/pictures/{id}', { params: { id }, body })).data;
      showUndo(t('Saved'), entry_id);
      return picture;
    },
    onSaved(saved) {
      queryClient.setQueryData(mediaPictureQuery(api, id).queryKey, saved);
      void invalidateMedia(queryClient);
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();
  const { errors } = form.formState;
  const nameError = errors.name?.message;
  const dirty = { shouldDirty: true } as const;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void edit.submit();
  }
  return (
    <form noValidate className="grid content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={conflictFields(values, theirs, t)}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <Panel title={t('Alternative text')}>
        <p className="text-sm text-ink-muted">
          {t('Screen readers read it to people who do not see the picture, and so do search engines. It describes what the picture shows.')}
        </p>
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <LanguageFields
            label={t('Alternative text')}
            languages={languages}
            kind={{ max: 300, long: true }}
            value={values.alt}
            onChange={(alt) => form.setValue('alt', alt, dirty)}
          />
          <Field
            label={t('Name of the file')}
            error={typeof nameError === 'string' ? nameError : undefined}
            hint={t('Only the panel shows it.')}
          >
            <TextInput
              dir="auto"
              autoComplete="off"
              maxLength={120}
              value={values.name}
              onChange={({ target }) => form.setValue('name', target.value, dirty)}
            />
          </Field>
        </fieldset>
      </Panel>
      <SaveBar isDirty={edit.isDirty} busy={edit.isSaving} onDiscard={edit.discard} />
    </form>
  );
}

function conflictFields(mine: PictureValues, theirs: PictureValues, t: (text: string) => string) {
  const describe = ({ name, alt }: PictureValues): [string, string][] => [
    [t('Name of the file'), name],
    [t('Alternative text'), Object.values(alt).filter(Boolean).join(' · ')],
  ];
  const other = describe(theirs);
  return describe(mine).flatMap(([label, value], index) => {
    const stored = other[index]?.[1] ?? '';
    return value === stored ? [] : [{ label, mine: value, theirs: stored }];
  });
}
