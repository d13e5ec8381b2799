import type { ManagedVoucher } from '@souk/contract/back-office/promotions/vouchers';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Combobox } from '@souk/ui/forms/combobox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { keysOf } from '../../lib/list/use-list-filters.ts';
import { Panel } from '../../lib/panel.tsx';
import { funderTexts } from '../../lib/promotions/promotion-words.tsx';
import { DiscountFields, LimitFields } from '../../lib/promotions/voucher-fields.tsx';
import {
  listProblems,
  toBody,
  toValues,
  type VoucherValues,
  voucherDifferences,
  voucherFields,
} from '../../lib/promotions/voucher-values.ts';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { invalidateVouchers, voucherQuery } from './voucher-queries.ts';

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
        <DiscountFields {...{ values, form, currency }}>
          <FunderField {...{ values, form }} />
        </DiscountFields>
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

function FunderField({ values, form }: PartProps) {
  const { t } = useI18n();
  return (
    <Field label={t('Paid by')} hint={t('Who bears the discount in the figures of sales.')}>
      <Select
        value={values.funded_by}
        options={keysOf(funderTexts).map((value) => ({ value, label: t(funderTexts[value]) }))}
        onChange={({ target }) => form.setValue('funded_by', target.value === 'marketplace' ? 'marketplace' : 'shop', dirty)}
      />
    </Field>
  );
}
