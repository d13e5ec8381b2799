import type { CategoryNode, ManagedCategory } from '@souk/contract/back-office/catalog/categories';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type ConflictField, ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { type ContentLanguage, LanguageFields, type Texts } from '../../lib/forms/language-fields.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { categoryQuery, invalidateCatalog } from './queries.ts';

type CategoryValues = {
  name: Texts;
  slug: string;
  /** The id of the category that it belongs to, as a select has it; empty at the top. */
  parent_id: string;
  picture: ManagedCategory['picture'];
  is_active: boolean;
};

/** A category that does not exist yet. */
export const emptyCategory: ManagedCategory = {
  ...{ id: 0, version: '', parent_id: null, slug: '', name: {}, picture: null, is_active: true },
  ...{ products: 0, sub_categories: 0, former_slugs: [] },
};

type CategoryFormProps = {
  stored: ManagedCategory;
  all: readonly CategoryNode[];
  /** The default language first. */
  languages: readonly ContentLanguage[];
  onCreated: (category: ManagedCategory) => void;
};

const fields = ['name', 'slug', 'parent_id', 'picture', 'is_active'] as const;

/** The names, address, place and picture of a category. */
export function CategoryForm({ stored, all, languages, onCreated }: CategoryFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedCategory, CategoryValues>({
    stored,
    toValues,
    fields,
    reload: async () => (await api.call('GET /admin/categories/{id}', { params: { id: stored.id } })).data,
    async save(values, version) {
      const body = toBody(values);
      if (isNew) return (await api.call('POST /admin/categories', { body })).data;
      return (await api.call('POST /admin/categories/{id}', { params: { id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(categoryQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Category created') : t('Category saved'));
      if (isNew) onCreated(saved);
      await invalidateCatalog(queryClient);
      await queryClient.invalidateQueries({ queryKey: ['audit'] });
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const isNamed = Boolean(values.name[languages[0]?.name ?? 'en']?.trim());
    const isAddress = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/.test(values.slug) || (isNew && values.slug === '');
    if (!isNamed) form.setError('name', { type: 'check', message: t('A name in the default language is needed') });
    if (!isAddress) form.setError('slug', { type: 'check', message: t('Small letters, digits and dashes, not digits alone') });
    if (isNamed && isAddress) return void edit.submit();
    toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={conflictFields(values, toValues(theirs), { all, languages, t })}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <CategoryFields {...{ values, stored, all, languages, form }} />
      <SaveBar
        isDirty={edit.isDirty}
        busy={edit.isSaving}
        isNew={isNew}
        onDiscard={edit.discard}
        label={isNew ? t('Create category') : undefined}
      />
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<ManagedCategory, CategoryValues>>['form'];
type CategoryFieldsProps = Omit<CategoryFormProps, 'onCreated'> & { values: CategoryValues; form: Edited };

function CategoryFields({ values, stored, all, languages, form }: CategoryFieldsProps) {
  const { t, list } = useServices().i18n;
  const { errors } = form.formState;
  const dirty = { shouldDirty: true } as const;
  const nameError = errors.name?.message;
  return (
    <Panel title={t('Details')}>
      <LanguageFields
        label={t('Name')}
        languages={languages}
        kind={{ required: true, max: 100 }}
        value={values.name}
        errors={typeof nameError === 'string' ? { [languages[0]?.name ?? 'en']: nameError } : undefined}
        onChange={(texts) => form.setValue('name', texts, dirty)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Belongs to')} error={errors.parent_id?.message} hint={placeHint(stored, t)}>
          <Select
            disabled={stored.sub_categories > 0}
            value={values.parent_id}
            options={[{ value: '', label: t('No category: at the top') }, ...parentOptions(all, stored.id)]}
            onChange={({ target }) => form.setValue('parent_id', target.value, dirty)}
          />
        </Field>
        <Field
          label={t('Address')}
          error={errors.slug?.message}
          hint={stored.id === 0 ? t('Empty: made from the name.') : t('Links to the former address lead to the new one.')}
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            maxLength={80}
            value={values.slug}
            onChange={({ target }) => form.setValue('slug', target.value, dirty)}
          />
        </Field>
      </div>
      {stored.former_slugs.length > 0 && (
        <p className="text-xs text-ink-muted">
          {t('Former addresses: {list}', { list: list(stored.former_slugs.map((slug) => `\u2066${slug}\u2069`)) })}
        </p>
      )}
      <SinglePicture label={t('Picture')} value={values.picture} onChange={(picture) => form.setValue('picture', picture, dirty)} />
      <Checkbox
        label={t('Visible: shoppers see it in the navigation')}
        checked={values.is_active}
        onChange={({ target }) => form.setValue('is_active', target.checked, dirty)}
      />
    </Panel>
  );
}

function placeHint({ id, sub_categories }: ManagedCategory, t: (text: string) => string): string | undefined {
  if (sub_categories > 0) return t('It has sub-categories, so it stays at the top.');
  return id === 0 ? undefined : t('Its products move along.');
}

function parentOptions(all: readonly CategoryNode[], own: number): { value: string; label: string }[] {
  return all.filter(({ id, parent_id }) => parent_id === null && id !== own).map(({ id, name }) => ({ value: String(id), label: name }));
}

function toValues({ name, slug, parent_id, picture, is_active }: ManagedCategory): CategoryValues {
  return { name, slug, parent_id: String(parent_id ?? ''), picture, is_active };
}

function toBody({ name, slug, parent_id, picture, is_active }: CategoryValues) {
  return { name: { ...name }, slug: slug.trim(), parent_id: Number(parent_id) || null, picture_id: picture?.id ?? null, is_active };
}

type Describing = { all: readonly CategoryNode[]; languages: readonly ContentLanguage[]; t: (text: string) => string };

/** The fields that differ between the form and what somebody else saved. */
function conflictFields(mine: CategoryValues, theirs: CategoryValues, { all, languages, t }: Describing): ConflictField[] {
  const describe = ({ name, slug, parent_id, picture, is_active }: CategoryValues): [string, string][] => [
    [t('Name'), languages.flatMap((language) => name[language.name] || []).join(' · ')],
    [t('Address'), slug],
    [t('Belongs to'), all.find(({ id }) => String(id) === parent_id)?.name ?? ''],
    [t('Picture'), String(picture?.id ?? '')],
    [t('Visible: shoppers see it in the navigation'), is_active ? '✓' : '–'],
  ];
  const other = describe(theirs);
  return describe(mine).flatMap(([label, value], index) => {
    const stored = other[index]?.[1] ?? '';
    return value === stored ? [] : [{ label, mine: value, theirs: stored }];
  });
}
