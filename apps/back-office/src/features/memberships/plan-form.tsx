import type { ManagedPlan } from '@souk/contract/back-office/promotions/plans';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { type ContentLanguage, LanguageFields, type Texts } from '../../lib/forms/language-fields.tsx';
import { MoneyField } from '../../lib/forms/money-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { listProblems, type PlanValues, planDifferences, planFields, toBody, toValues } from './plan-values.ts';
import { invalidatePlans, planQuery } from './queries.ts';

type PlanFormProps = {
  stored: ManagedPlan;
  /** The default language first. */
  languages: readonly ContentLanguage[];
  currency: string;
  mayWrite: boolean;
  onCreated: (plan: ManagedPlan) => void;
};

/** The texts and terms of a plan. Existing memberships retain the terms that they were bought with. */
export function PlanForm({ stored, languages, currency, mayWrite, onCreated }: PlanFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedPlan, PlanValues>({
    stored,
    toValues,
    fields: planFields,
    reload: async () => (await api.call('GET /admin/plans/{id}', { params: { id: stored.id } })).data,
    async save(values, version) {
      const body = toBody(values);
      if (isNew) return (await api.call('POST /admin/plans', { body })).data;
      return (await api.call('POST /admin/plans/{id}', { params: { id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(planQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Plan created') : t('Plan saved'));
      if (isNew) onCreated(saved);
      await invalidatePlans(queryClient);
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const problems = listProblems(values, languages[0]?.name ?? 'en');
    for (const { field, text } of problems) form.setError(field, { type: 'check', message: t(text) });
    if (problems.length === 0) return void edit.submit();
    toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid grid-cols-1 content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={planDifferences(values, toValues(theirs), { languages, t })}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <fieldset disabled={!mayWrite} className="contents">
        <TextFields {...{ values, form, languages }} />
        <TermFields {...{ values, form, currency }} />
      </fieldset>
      {mayWrite && (
        <SaveBar
          isDirty={edit.isDirty}
          busy={edit.isSaving}
          isNew={isNew}
          onDiscard={edit.discard}
          label={isNew ? t('Create plan') : undefined}
        />
      )}
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<ManagedPlan, PlanValues>>['form'];
type PartProps = { values: PlanValues; form: Edited };
const dirty = { shouldDirty: true } as const;

function TextFields({ values, form, languages }: PartProps & { languages: readonly ContentLanguage[] }) {
  const { t } = useI18n();
  const nameError = form.formState.errors.name?.message;
  const texts = (field: 'name' | 'short_description' | 'description' | 'benefits') => ({
    languages,
    value: values[field],
    onChange: (text: Texts) => form.setValue(field, text, dirty),
  });
  return (
    <Panel title={t('About the plan')}>
      <LanguageFields
        label={t('Name')}
        kind={{ required: true, max: 80 }}
        errors={typeof nameError === 'string' ? { [languages[0]?.name ?? 'en']: nameError } : undefined}
        {...texts('name')}
      />
      <LanguageFields label={t('One sentence')} kind={{ max: 200 }} {...texts('short_description')} />
      <LanguageFields
        label={t('Benefits')}
        kind={{ long: true, max: 2000, hint: t('One benefit a line, in the same order in every language.') }}
        {...texts('benefits')}
      />
      <LanguageFields label={t('Description')} kind={{ long: true, max: 3000 }} {...texts('description')} />
    </Panel>
  );
}

function TermFields({ values, form, currency }: PartProps & { currency: string }) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const money = (field: 'price' | 'discount_percentage') => ({
    value: values[field],
    error: errors[field]?.message,
    onChange: (text: string) => form.setValue(field, text, dirty),
  });
  const count = (field: 'duration_days' | 'position') => ({
    dir: 'ltr' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 4,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value.replaceAll(/\D/g, ''), dirty),
  });
  return (
    <Panel title={t('Terms')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MoneyField label={t('Price')} required currency={currency} {...money('price')} />
        <Field label={t('Days')} error={errors.duration_days?.message} hint={t('Empty: without an end.')}>
          <TextInput {...count('duration_days')} />
        </Field>
        <MoneyField label={t('Discount')} currency="%" hint={t('On every order of a member.')} {...money('discount_percentage')} />
        <Field label={t('Paid by')} hint={t('Who bears the discount in the figures of sales.')}>
          <Select
            value={values.funded_by}
            options={[
              { value: 'shop', label: t('The shop') },
              { value: 'marketplace', label: t('The marketplace') },
            ]}
            onChange={({ target }) => form.setValue('funded_by', target.value === 'shop' ? 'shop' : 'marketplace', dirty)}
          />
        </Field>
        <Field label={t('Position')} error={errors.position?.message} hint={t('Plans with a lower number come first.')}>
          <TextInput {...count('position')} />
        </Field>
      </div>
      <Checkbox
        label={t('Delivery is free')}
        checked={values.free_delivery}
        onChange={({ target }) => form.setValue('free_delivery', target.checked, dirty)}
      />
      <Checkbox
        label={t('Shown as the most popular plan')}
        checked={values.is_popular}
        onChange={({ target }) => form.setValue('is_popular', target.checked, dirty)}
      />
    </Panel>
  );
}
