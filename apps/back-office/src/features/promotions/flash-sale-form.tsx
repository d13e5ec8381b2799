import type { ManagedFlashSale } from '@souk/contract/back-office/promotions/flash-sales';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { type ContentLanguage, LanguageFields } from '../../lib/forms/language-fields.tsx';
import { MomentField, timeZone } from '../../lib/forms/moment-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { keysOf } from '../../lib/list/use-list-filters.ts';
import { Panel } from '../../lib/panel.tsx';
import { funderTexts } from '../../lib/promotions/promotion-words.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { flashSaleQuery, invalidateFlashSales } from './flash-sale-queries.ts';
import { type FlashSaleValues, flashSaleDifferences, flashSaleFields, listProblems, toBody, toValues } from './flash-sale-values.ts';
import { OfferFields } from './offer-fields.tsx';

type FlashSaleFormProps = {
  stored: ManagedFlashSale;
  /** The default language first. */
  languages: readonly ContentLanguage[];
  currency: string;
  mayWrite: boolean;
  onCreated: (sale: ManagedFlashSale) => void;
};

/** When a flash sale runs, and which products it offers. */
export function FlashSaleForm({ stored, languages, currency, mayWrite, onCreated }: FlashSaleFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedFlashSale, FlashSaleValues>({
    stored,
    toValues,
    fields: flashSaleFields,
    reload: async () => (await api.call('GET /admin/flash-sales/{id}', { params: { id: stored.id } })).data,
    async save(values, version) {
      const body = toBody(values);
      if (isNew) return (await api.call('POST /admin/flash-sales', { body })).data;
      return (await api.call('POST /admin/flash-sales/{id}', { params: { id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(flashSaleQuery(api, saved.id).queryKey, saved);
      setChecked(false);
      toast.success(isNew ? t('Flash sale created') : t('Flash sale saved'));
      if (isNew) onCreated(saved);
      await invalidateFlashSales(queryClient);
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    setChecked(true);
    const problems = listProblems(values, languages[0]?.name ?? 'en');
    for (const { field, text } of problems) form.setError(field, { type: 'check', message: t(text) });
    if (problems.length === 0) return void edit.submit();
    toast.error(t('Some fields need your attention'));
  }
  const offersError = form.formState.errors.offers?.message;
  return (
    <form noValidate className="grid grid-cols-1 content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={flashSaleDifferences(values, toValues(theirs), { languages, t })}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <fieldset disabled={!mayWrite} className="contents">
        <SaleFields {...{ values, form, languages }} />
        <Panel title={t('Products')}>
          <OfferFields
            value={values.offers}
            currency={currency}
            period={{ starts_at: values.starts_at, ends_at: values.ends_at, sale: stored.id }}
            error={typeof offersError === 'string' ? offersError : undefined}
            isChecked={isChecked}
            onChange={(offers) => form.setValue('offers', offers, { shouldDirty: true })}
          />
        </Panel>
      </fieldset>
      {mayWrite && (
        <SaveBar
          isDirty={edit.isDirty}
          busy={edit.isSaving}
          isNew={isNew}
          onDiscard={edit.discard}
          label={isNew ? t('Create flash sale') : undefined}
        />
      )}
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<ManagedFlashSale, FlashSaleValues>>['form'];
type SaleFieldsProps = { values: FlashSaleValues; form: Edited; languages: readonly ContentLanguage[] };
const dirty = { shouldDirty: true } as const;

function SaleFields({ values, form, languages }: SaleFieldsProps) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const nameError = errors.name?.message;
  return (
    <Panel title={t('Sale')}>
      <LanguageFields
        label={t('Name')}
        languages={languages}
        kind={{ required: true, max: 120 }}
        value={values.name}
        errors={typeof nameError === 'string' ? { [languages[0]?.name ?? 'en']: nameError } : undefined}
        onChange={(texts) => form.setValue('name', texts, dirty)}
      />
      <LanguageFields
        label={t('Description')}
        languages={languages}
        kind={{ long: true, max: 500 }}
        value={values.description}
        onChange={(texts) => form.setValue('description', texts, dirty)}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MomentField
          label={t('Starts')}
          value={values.starts_at}
          error={errors.starts_at?.message}
          hint={t('Your time zone: {zone}', { zone: timeZone() })}
          onChange={(moment) => form.setValue('starts_at', moment, dirty)}
        />
        <MomentField
          label={t('Ends')}
          value={values.ends_at}
          error={errors.ends_at?.message}
          onChange={(moment) => form.setValue('ends_at', moment, dirty)}
        />
        <Field label={t('Paid by')} hint={t('Who bears the discount in the figures of sales.')}>
          <Select
            value={values.funded_by}
            options={keysOf(funderTexts).map((value) => ({ value, label: t(funderTexts[value]) }))}
            onChange={({ target }) => form.setValue('funded_by', target.value === 'marketplace' ? 'marketplace' : 'shop', dirty)}
          />
        </Field>
      </div>
      <SinglePicture label={t('Picture')} value={values.picture} onChange={(picture) => form.setValue('picture', picture, dirty)} />
    </Panel>
  );
}
