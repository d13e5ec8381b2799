import { lazyPart } from '@souk/client/lazy-part.ts';
import type { ProductChoices } from '@souk/contract/back-office/products';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, Suspense } from 'react';
import { type ConflictField, ConflictPanel } from '../../../lib/forms/conflict-panel.tsx';
import { MoneyField } from '../../../lib/forms/money-field.tsx';
import { SaveBar } from '../../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../../lib/forms/use-edit-form.ts';
import { Panel } from '../../../lib/panel.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { CardPreview, QualityHints } from './card-preview.tsx';
import { PictureList } from './picture-list.tsx';
import {
  type FormProduct,
  type ProductBody,
  type ProductValues,
  problemsOf,
  productFieldNames,
  toBody,
  toValues,
} from './product-values.ts';
import { TextsPanel } from './texts-panel.tsx';
import { VariantTable, variantName } from './variant-table.tsx';

const FilmField = lazyPart(
  () => import('./film-field.tsx'),
  (code) => code.FilmField,
);

/** The calls of the panel that the form is in. */
export type ProductStore<Stored extends FormProduct> = {
  isNew: boolean;
  /** Reads the current state after a conflict. */
  reload: () => Promise<Stored>;
  /** Saves over the version that was seen; rejects with 409 if there is a newer one. */
  save: (body: ProductBody, version: string) => Promise<Stored>;
  onSaved: (saved: Stored) => Promise<void>;
  upload: (picture: File) => Promise<{ id: number; src: string }>;
  /** Stores a film. Absent where the form has no film. */
  uploadFilm?: ((film: File) => Promise<{ src: string }>) | undefined;
  /** Whether pictures and films of the media library can be chosen. */
  hasLibrary: boolean;
  /** The text of the button of a new product, which may be a hidden one. */
  createText: (isPublished: boolean) => string;
};

type ProductFormProps<Stored extends FormProduct> = { stored: Stored; choices: ProductChoices; store: ProductStore<Stored> };

/** Everything about one product, with what shoppers will see next to it. */
export function ProductForm<Stored extends FormProduct>({ stored, choices, store }: ProductFormProps<Stored>) {
  const { i18n } = useServices();
  const { t } = i18n;
  const { isNew } = store;
  const edit = useEditForm<Stored, ProductValues>({
    stored,
    toValues,
    fields: productFieldNames,
    reload: store.reload,
    save: (values, version) => store.save(toBody(values), version),
    onSaved: (saved) => void store.onSaved(saved),
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
        <FormSections values={values} choices={choices} form={form} store={store} />
        <SaveBar
          isDirty={edit.isDirty}
          busy={edit.isSaving}
          isNew={isNew}
          onDiscard={edit.discard}
          label={isNew ? store.createText(values.is_published) : undefined}
        />
      </div>
      <div className="grid gap-5 xl:sticky xl:top-5">
        <CardPreview values={values} choices={choices} />
        <QualityHints values={values} choices={choices} />
      </div>
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<FormProduct, ProductValues>>['form'];
type FormSectionsProps = {
  values: ProductValues;
  choices: ProductChoices;
  form: Edited;
  store: Pick<ProductStore<FormProduct>, 'isNew' | 'upload' | 'uploadFilm' | 'hasLibrary'>;
};

function FormSections({ values, choices, form, store: { isNew, upload, uploadFilm, hasLibrary } }: FormSectionsProps) {
  const { t } = useServices().i18n;
  const { errors } = form.formState;
  const dirty = { shouldDirty: true } as const;
  const { languages } = choices;
  const nameError = errors.name?.message;
  return (
    <>
      <TextsPanel
        languages={languages}
        values={values}
        nameError={typeof nameError === 'string' ? nameError : undefined}
        onChange={(name, texts) => form.setValue(name, texts, dirty)}
      />
      <Panel title={t('Pictures')}>
        <PictureList
          value={values.pictures}
          {...{ upload, hasLibrary }}
          onChange={(pictures) => form.setValue('pictures', pictures, dirty)}
        />
      </Panel>
      {uploadFilm && (
        <Panel title={t('Film')}>
          <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
            <FilmField
              value={values.film}
              error={errors.film?.message}
              upload={uploadFilm}
              onChange={(src) => form.setValue('film', src, dirty)}
            />
          </Suspense>
        </Panel>
      )}
      <Panel title={t('Place and price')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {isNew && choices.shops.length > 0 && (
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
          <div className="grid grid-cols-2 gap-4 *:grid-cols-1 sm:contents">
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
    [t('Film'), values.film],
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
