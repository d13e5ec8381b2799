import type { ManagedVoucher } from '@souk/contract/back-office/promotions/vouchers';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Combobox } from '@souk/ui/forms/combobox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { MomentField, timeZone } from '../../lib/forms/moment-field.tsx';
import { MoneyField } from '../../lib/forms/money-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { keysOf } from '../../lib/list/use-list-filters.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { funderTexts } from './promotion-words.tsx';
import { invalidateVouchers, voucherQuery } from './voucher-queries.ts';
import { listProblems, toBody, toValues, type VoucherValues, voucherDifferences, voucherFields } from './voucher-values.ts';

type Choice = { id: number; name: string };
type VoucherFormProps = {
  stored: ManagedVoucher;
  shops: readonly Choice[];
  currency: string;
  mayWrite: boolean;
  onCreated: (voucher: ManagedVoucher) => void;
};

/** The terms of a voucher. Its code and shop are chosen once. */
export function VoucherForm({ stored, shops, currency, mayWrite, onCreated }: VoucherFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const edit = useEditForm<ManagedVoucher, VoucherValues>({
    stored,
    toValues,
    fields: voucherFields,
    reload: async () => (await api.call('GET /admin/vouchers/{id}', { params: { id: stored.id } })).data,
    async save(values, version) {
      const body = toBody(values);
      const named = { code: values.code.trim(), shop_id: Number(values.shop_id) };
      if (isNew) return (await api.call('POST /admin/vouchers', { body: { ...body, ...named } })).data;
      return (await api.call('POST /admin/vouchers/{id}', { params: { id: stored.id }, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(voucherQuery(api, saved.id).queryKey, saved);
      toast.success(isNew ? t('Voucher created') : t('Voucher saved'));
      if (isNew) onCreated(saved);
      await invalidateVouchers(queryClient);
    },
  });
  const { form, theirs } = edit;
  const values = form.watch();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const problems = listProblems(values);
    for (const { field, text } of problems) form.setError(field, { type: 'check', message: t(text) });
    if (problems.length === 0) return void edit.submit();
    toast.error(t('Some fields need your attention'));
  }
  return (
    <form noValidate className="grid grid-cols-1 content-start gap-5" onSubmit={handleSubmit}>
      {theirs && (
        <ConflictPanel
          fields={voucherDifferences(values, toValues(theirs), t)}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <fieldset disabled={!mayWrite} className="contents">
        {isNew && <NameFields {...{ values, form, shops }} />}
        <DiscountFields {...{ values, form, currency }} />
        <LimitFields {...{ values, form }} />
      </fieldset>
      {mayWrite && (
        <SaveBar
          isDirty={edit.isDirty}
          busy={edit.isSaving}
          isNew={isNew}
          onDiscard={edit.discard}
          label={isNew ? t('Create voucher') : undefined}
        />
      )}
    </form>
  );
}

type Edited = ReturnType<typeof useEditForm<ManagedVoucher, VoucherValues>>['form'];
type PartProps = { values: VoucherValues; form: Edited };
const dirty = { shouldDirty: true } as const;

function NameFields({ values, form, shops }: PartProps & { shops: readonly Choice[] }) {
  const { t } = useI18n();
  const { errors } = form.formState;
  return (
    <Panel title={t('Code and shop')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('Code')} required error={errors.code?.message} hint={t('Shoppers type it in capitals or not.')}>
          <TextInput
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            value={values.code}
            onChange={({ target }) => form.setValue('code', target.value, dirty)}
          />
        </Field>
        <Field label={t('Shop')} required error={errors.shop_id?.message}>
          <Combobox
            value={values.shop_id}
            options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
            emptyText={t('No shops match these filters')}
            placeholder={t('Choose a shop')}
            onChange={(shop) => form.setValue('shop_id', shop, dirty)}
          />
        </Field>
      </div>
    </Panel>
  );
}

function DiscountFields({ values, form, currency }: PartProps & { currency: string }) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const isPercentage = values.discount_type === 'Percentage';
  const money = (field: 'discount' | 'min_order_amount' | 'max_discount_amount') => ({
    value: values[field],
    error: errors[field]?.message,
    onChange: (text: string) => form.setValue(field, text, dirty),
  });
  return (
    <Panel title={t('Discount')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('Kind of discount')}>
          <Select
            value={values.discount_type}
            options={[
              { value: 'Percentage', label: t('Percent of the goods') },
              { value: 'Amount', label: t('An amount') },
            ]}
            onChange={({ target }) => form.setValue('discount_type', target.value === 'Amount' ? 'Amount' : 'Percentage', dirty)}
          />
        </Field>
        <MoneyField label={t('Discount')} required currency={isPercentage ? '%' : currency} {...money('discount')} />
        <MoneyField
          label={t('Minimum order')}
          currency={currency}
          hint={t('Of the goods from this shop.')}
          {...money('min_order_amount')}
        />
        {isPercentage && (
          <MoneyField label={t('Maximum discount')} currency={currency} hint={t('Empty: no maximum.')} {...money('max_discount_amount')} />
        )}
        <Field label={t('Paid by')} hint={t('Who bears the discount in the figures of sales.')}>
          <Select
            value={values.funded_by}
            options={keysOf(funderTexts).map((value) => ({ value, label: t(funderTexts[value]) }))}
            onChange={({ target }) => form.setValue('funded_by', target.value === 'marketplace' ? 'marketplace' : 'shop', dirty)}
          />
        </Field>
      </div>
    </Panel>
  );
}

function LimitFields({ values, form }: PartProps) {
  const { t } = useI18n();
  const { errors } = form.formState;
  const count = (field: 'usage_limit' | 'per_person_limit') => ({
    dir: 'ltr' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 9,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value.replaceAll(/\D/g, ''), dirty),
  });
  const zone = t('Your time zone: {zone}', { zone: timeZone() });
  return (
    <Panel title={t('Time and limits')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MomentField
          label={t('Starts')}
          value={values.starts_at}
          error={errors.starts_at?.message}
          hint={zone}
          onChange={(moment) => form.setValue('starts_at', moment, dirty)}
        />
        <MomentField
          label={t('Ends')}
          value={values.ends_at}
          error={errors.ends_at?.message}
          onChange={(moment) => form.setValue('ends_at', moment, dirty)}
        />
        <Field label={t('Uses in total')} error={errors.usage_limit?.message} hint={t('Empty: any number.')}>
          <TextInput {...count('usage_limit')} />
        </Field>
        <Field label={t('Uses per person')} required error={errors.per_person_limit?.message}>
          <TextInput {...count('per_person_limit')} />
        </Field>
      </div>
      <Checkbox
        label={t('Listed: shoppers collect it, and it applies automatically. Otherwise it works by its code alone.')}
        checked={values.is_listed}
        onChange={({ target }) => form.setValue('is_listed', target.checked, dirty)}
      />
    </Panel>
  );
}
