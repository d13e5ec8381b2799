import type { ManagedTerm, TermFields, TermKind } from '@souk/contract/back-office/catalog/terms';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { type ContentLanguage, LanguageFields, type Texts } from '../../lib/forms/language-fields.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { keysOf } from '../../lib/list/use-list-filters.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { invalidateTerms, termQuery } from './queries.ts';
import { Swatch } from './term-words.tsx';

type TermValues = { name: Texts; hex: string; position: string; is_active: boolean };

/** One that does not exist yet. */
export const emptyTerm: ManagedTerm = { id: 0, version: '', name: {}, hex: null, position: null, is_active: null, products: 0 };

type TermFormProps = {
  kind: TermKind;
  stored: ManagedTerm;
  /** The default language first. */
  languages: readonly ContentLanguage[];
  onCreated: (term: ManagedTerm) => void;
};

const fields = ['name', 'hex', 'position', 'is_active'] as const;

/** The names of a brand, colour, size or unit, and what else its kind has. */
export function TermForm({ kind, stored, languages, onCreated }: TermFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedTerm, TermValues>({
    stored,
    toValues,
    fields,
    reload: async () => (await api.call('GET /admin/terms/{kind}/{id}', { params: { kind, id: stored.id } })).data,
    async save(values, version) {
      const body = toBody(kind, values);
      if (isNew) return (await api.call('POST /admin/terms/{kind}', { params: { kind }, body })).data;
      return (await api.call('POST /admin/terms/{kind}/{id}', { params: { kind, id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(termQuery(api, kind, saved.id).queryKey, saved);
      toast.success(t('Saved'));
      if (isNew) onCreated(saved);
      await invalidateTerms(queryClient);
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();
  const { errors } = form.formState;
  const dirty = { shouldDirty: true } as const;
  const nameError = errors.name?.message;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const problems = problemsOf(kind, values, languages);
    for (const name of problems) form.setError(name, { type: 'check', message: t(problemTexts[name]) });
    if (problems.length === 0) void edit.submit();
    else toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={conflictFields(values, toValues(theirs), t)}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <Panel title={t('Details')}>
        <LanguageFields
          label={t('Name')}
          languages={languages}
          kind={{ required: true, max: 80 }}
          value={values.name}
          errors={typeof nameError === 'string' ? { [languages[0]?.name ?? 'en']: nameError } : undefined}
          onChange={(texts) => form.setValue('name', texts, dirty)}
        />
        {kind === 'colors' && (
          <Field
            label={t('Colour value')}
            error={errors.hex?.message}
            hint={t('Such as {example}', { example: '\u2066#b4501e\u2069' })}
            required
          >
            <TextInput
              dir="ltr"
              autoComplete="off"
              maxLength={7}
              end={<span className="pe-3">{isHex(values.hex) && <Swatch hex={values.hex} />}</span>}
              value={values.hex}
              onChange={({ target }) => form.setValue('hex', target.value.trim(), dirty)}
            />
          </Field>
        )}
        {kind === 'sizes' && (
          <Field
            label={t('Position')}
            error={errors.position?.message}
            hint={t('Sizes are shown by this number, lowest first. Empty: last.')}
          >
            <TextInput
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={values.position}
              onChange={({ target }) => form.setValue('position', target.value, dirty)}
            />
          </Field>
        )}
        {kind === 'brands' && (
          <Checkbox
            label={t('Active: shoppers can search and filter by it')}
            checked={values.is_active}
            onChange={({ target }) => form.setValue('is_active', target.checked, dirty)}
          />
        )}
      </Panel>
      <SaveBar isDirty={edit.isDirty} busy={edit.isSaving} isNew={isNew} onDiscard={edit.discard} label={isNew ? t('Create') : undefined} />
    </form>
  );
}

function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function toValues({ name, hex, position, is_active }: ManagedTerm): TermValues {
  return { name, hex: hex ?? '', position: String(position ?? ''), is_active: is_active ?? true };
}

function toBody(kind: TermKind, { name, hex, position, is_active }: TermValues): TermFields {
  return {
    name: { ...name },
    hex: kind === 'colors' ? hex : null,
    position: kind === 'sizes' && position !== '' ? Number(position) : null,
    is_active: kind === 'brands' ? is_active : null,
  };
}

const problemTexts = {
  name: 'A name in the default language is needed',
  hex: 'Write # and six digits or letters from a to f',
  position: 'Enter a whole number',
} as const;

/** The wrong fields. */
function problemsOf(kind: TermKind, { name, hex, position }: TermValues, languages: readonly ContentLanguage[]) {
  const wrong = {
    name: !name[languages[0]?.name ?? 'en']?.trim(),
    hex: kind === 'colors' && !isHex(hex),
    position: !/^\d{0,5}$/.test(position),
  };
  return keysOf(problemTexts).filter((field) => wrong[field]);
}

/** The fields that differ between the form and what somebody else saved. */
function conflictFields(mine: TermValues, theirs: TermValues, t: (text: string) => string) {
  const describe = ({ name, hex, position, is_active }: TermValues): [string, string][] => [
    [t('Name'), Object.values(name).filter(Boolean).join(' · ')],
    [t('Colour value'), hex],
    [t('Position'), position],
    [t('Active: shoppers can search and filter by it'), is_active ? '✓' : '–'],
  ];
  const other = describe(theirs);
  return describe(mine).flatMap(([label, value], index) => {
    const stored = other[index]?.[1] ?? '';
    return value === stored ? [] : [{ label, mine: value, theirs: stored }];
  });
}
