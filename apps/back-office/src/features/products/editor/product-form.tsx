import type { ManagedProduct, ProductChoices } from '@souk/contract/back-office/products';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type ConflictField, ConflictPanel } from '../../../lib/forms/conflict-panel.tsx';
import { LanguageFields } from '../../../lib/forms/language-fields.tsx';
import { MoneyField } from '../../../lib/forms/money-field.tsx';
import { SaveBar } from '../../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../../lib/forms/use-edit-form.ts';
import { Panel } from '../../../lib/panel.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { productQuery } from '../queries.ts';
import { CardPreview, QualityHints } from './card-preview.tsx';
import { PictureList } from './picture-list.tsx';
import { type ProductValues, problemsOf, productFieldNames, toBody, toValues } from './product-values.ts';
import { VariantTable, variantName } from './variant-table.tsx';

type ProductFormProps = { stored: ManagedProduct; choices: ProductChoices; onCreated: (product: ManagedProduct) => void };

/** Everything about one product, with what shoppers will see next to it. */
export function ProductForm({ stored, choices, onCreated }: ProductFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedProduct, ProductValues>({
    stored,
    toValues,
    fields: productFieldNames,
    reload: async () => (await api.call('GET /admin/products/{id}', { params: { id: stored.id } })).data,
    async save(values, version) {
      const { shop_id, ...body } = toBody(values);
      if (isNew) return (await api.call('POST /admin/products', { body: { ...body, shop_id } })).data;
      return (await api.call('POST /admin/products/{id}', { params: { id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(productQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Product created') : t('Product saved'));
      if (isNew) onCreated(saved);
      await queryClient.invalidateQueries({ queryKey: ['products'] });
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const problems = Object.entries(problemsOf(values, choices));
    form.clearErrors();
    if (problems.length === 0) return void edit.submit();
    for (const name of productFieldNames) {
      const [, text] = problems.find(([each]) => each === name) ?? [];
      if (text) form.setError(name, { type: 'check', message: t(text) });
    }
    toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]" onSubmit={handleSubmit}>
      <div className="grid gap-5">
        {theirs && (
          <ConflictPanel
            fields={conflictFields(values, toValues(theirs), choices, t)}
            busy={edit.isSaving}
            onSaveMine={() => void edit.saveMine()}
            onUseTheirs={edit.applyTheirs}
          />
        )}
        {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
        <FormSections values={values} choices={choices} form={form} isNew={isNew} />
        <SaveBar
          isDirty={edit.isDirty}
          busy={edit.isSaving}
          isNew={isNew}
          onDiscard={edit.discard}
          label={isNew ? t('Create product') : undefined}
        />
      </div>
      <div className="grid gap-5 xl:sticky xl:top-5">
        <CardPreview values={values} choices={choices} />
        <QualityHints values={values} choices={choices} />
      </div>
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<ManagedProduct, ProductValues>>['form'];
type FormSectionsProps = { values: ProductValues; choices: ProductChoices; form: Edited; isNew: boolean };

function FormSections({ values, choices, form, isNew }: FormSectionsProps) {
  const { t } = useServices().i18n;
  const { errors } = form.formState;
  const dirty = { shouldDirty: true } as const;
  const { languages } = choices;
  const nameError = errors.name?.message;
  return (
    <>
      <Panel title={t('Texts')}>
        <LanguageFields
          label={t('Name')}
          {...{ languages }}
          kind={{ required: true, max: 200 }}
          value={values.name}
          errors={typeof nameError === 'string' ? { [languages[0]?.name ?? 'en']: nameError } : undefined}
          onChange={(texts) => form.setValue('name', texts, dirty)}
        />
        <LanguageFields
          label={t('Short description')}
          {...{ languages }}
          kind={{ max: 1000, hint: t('One sentence; search engines show it.') }}
          value={values.short_description}
          onChange={(texts) => form.setValue('short_description', texts, dirty)}
        />
        <LanguageFields
          label={t('Description')}
          {...{ languages }}
          kind={{ long: true, max: 50_000, hint: t('May contain HTML.') }}
          value={values.description}
          onChange={(texts) => form.setValue('description', texts, dirty)}
        />
      </Panel>
      <Panel title={t('Pictures')}>
        <PictureList value={values.pictures} onChange={(pictures) => form.setValue('pictures', pictures, dirty)} />
      </Panel>
      <Panel title={t('Place and price')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {isNew && (
            <Choice
              label={t('Shop')}
              rows={choices.shops}
              value={values.shop_id}
              error={errors.shop_id?.message}
              onChange={(id) => form.setValue('shop_id', id, dirty)}
            />
          )}
          <Choice
            label={t('Category')}
            rows={categoryRows(choices)}
            value={values.category}
            error={errors.category?.message}
            onChange={(id) => form.setValue('category', id, dirty)}
          />
          <Choice
            label={t('Brand')}
            rows={choices.brands}
            value={values.brand_id}
            optional
            onChange={(id) => form.setValue('brand_id', id, dirty)}
          />
          <MoneyField
            label={t('Price')}
            required
            currency={choices.currency}
            value={values.price}
            error={errors.price?.message}
            onChange={(price) => form.setValue('price', price, dirty)}
          />
          <MoneyField
            label={t('Offer price')}
            currency={choices.currency}
            value={values.discount_price}
            error={errors.discount_price?.message}
            hint={t('Empty without an offer.')}
            onChange={(price) => form.setValue('discount_price', price, dirty)}
          />
        </div>
        <Checkbox
          label={t('Published: shoppers find it')}
          checked={values.is_published}
          onChange={({ target }) => form.setValue('is_published', target.checked, dirty)}
        />
      </Panel>
      <Panel title={t('Variants')}>
        {errors.variants?.message && <Note tone="error">{errors.variants.message}</Note>}
        <VariantTable value={values.variants} choices={choices} onChange={(variants) => form.setValue('variants', variants, dirty)} />
      </Panel>
    </>
  );
}

function categoryRows({ categories }: ProductChoices): { id: string; name: string }[] {
  return categories
    .filter(({ parent_id }) => parent_id === null)
    .flatMap(({ id, name }) => [
      { id: String(id), name },
      ...categories.filter(({ parent_id }) => parent_id === id).map((part) => ({ id: `${id}/${part.id}`, name: `${name} › ${part.name}` })),
    ]);
}

type ChoiceProps = {
  label: string;
  rows: readonly { id: number | string; name: string }[];
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  optional?: boolean;
};

function Choice({ label, rows, value, onChange, error, optional = false }: ChoiceProps) {
  return (
    <Field label={label} error={error} required={!optional}>
      <Select
        placeholder="–"
        value={value}
        options={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** The fields that differ between the form and what somebody else saved. */
function conflictFields(mine: ProductValues, theirs: ProductValues, choices: ProductChoices, t: (text: string) => string): ConflictField[] {
  const name = (rows: readonly { id: number | string; name: string }[], id: string) =>
    rows.find((row) => String(row.id) === id)?.name ?? '';
  const texts = (value: ProductValues['name']) => choices.languages.flatMap((language) => value[language.name] || []).join(' · ');
  const describe = (values: ProductValues): [string, string][] => [
    [t('Name'), texts(values.name)],
    [t('Short description'), texts(values.short_description)],
    [t('Description'), texts(values.description)],
    [t('Category'), name(categoryRows(choices), values.category)],
    [t('Brand'), name(choices.brands, values.brand_id)],
    [t('Price'), values.price],
    [t('Offer price'), values.discount_price],
    [t('Published: shoppers find it'), values.is_published ? '✓' : '–'],
    [t('Pictures'), values.pictures.map(({ id }) => id).join(', ')],
    [
      t('Variants'),
      values.variants
        .map((variant) => `${variantName(variant, choices)} ${variant.sku} +${variant.extra_price}${variant.is_active ? '' : ' –'}`)
        .join('; '),
    ],
  ];
  const other = describe(theirs);
  return describe(mine).flatMap(([label, value], index) => {
    const stored = other[index]?.[1] ?? '';
    return value === stored ? [] : [{ label, mine: value, theirs: stored }];
  });
}
