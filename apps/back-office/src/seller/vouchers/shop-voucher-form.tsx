import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { OfferLimits, ShopVoucher } from '@souk/contract/seller/vouchers';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { readMoment } from '../../lib/forms/moment-field.tsx';
import { readMoney } from '../../lib/forms/money-field.tsx';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { moneyFormat } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { isLonger } from '../../lib/promotions/promotion-times.ts';
import { DiscountFields, LimitFields } from '../../lib/promotions/voucher-fields.tsx';
import {
  listProblems,
  toBody,
  toValues,
  type VoucherValues,
  voucherDifferences,
  voucherFields,
} from '../../lib/promotions/voucher-values.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { OfferResultPanel } from './offer-result.tsx';
import { invalidateVouchers, shopVoucherQuery } from './queries.ts';

type FormProps = { stored: ShopVoucher; limits: OfferLimits; onCreated: (voucher: ShopVoucher) => void };

/** The terms of a voucher that the shop pays for, with what is left of a price. */
export function ShopVoucherForm({ stored, limits, onCreated }: FormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const isNew = stored.id === 0;
  const isOwn = stored.funded_by === 'shop';
  const params = { voucher_id: stored.id };
  const edit = useEditForm<ShopVoucher, VoucherValues>({
    stored,
    toValues,
    fields: voucherFields,
    reload: async () => (await api.call('GET /seller/vouchers/{voucher_id}', { params })).data,
    async save(values, version) {
      const { funded_by: _payer, ...body } = toBody(values);
      if (isNew) return (await api.call('POST /seller/vouchers', { body: { ...body, code: values.code.trim() } })).data;
      return (await api.call('POST /seller/vouchers/{voucher_id}', { params, body: { ...body, version } })).data;
    },
    async onSaved(saved) {
      queryClient.setQueryData(shopVoucherQuery(api, saved.id).queryKey, saved);
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
    const problems = listProblems(values, { hasShop: false });
    for (const { field, text } of problems) form.setError(field, { type: 'check', message: t(text) });
    const beyond = listBeyond(values, limits, i18n);
    for (const { field, message } of beyond) form.setError(field, { type: 'check', message });
    if (problems.length + beyond.length === 0) return void edit.submit();
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
      <Note>{isOwn ? explainLimits(limits, i18n) : t('The marketplace pays for this voucher, so only the marketplace changes it.')}</Note>
      <fieldset disabled={!isOwn} className="contents">
        {isNew && (
          <Panel title={t('Code')}>
            <Field label={t('Code')} required error={form.formState.errors.code?.message} hint={t('Shoppers type it in capitals or not.')}>
              <TextInput
                dir="ltr"
                autoComplete="off"
                maxLength={40}
                value={values.code}
                onChange={({ target }) => form.setValue('code', target.value, { shouldDirty: true })}
              />
            </Field>
          </Panel>
        )}
        <DiscountFields {...{ values, form }} currency={limits.currency} />
      </fieldset>
      {isOwn && <OfferResultPanel discount={discountOf(values)} currency={limits.currency} />}
      <fieldset disabled={!isOwn} className="contents">
        <LimitFields {...{ values, form }} />
      </fieldset>
      {isOwn && (
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

/** The typed discount so far; 0 where it is no number yet. */
function discountOf({ discount_type, discount, max_discount_amount }: VoucherValues) {
  const typed = readMoney(discount) ?? 0;
  return {
    discount_type,
    discount: discount_type === 'Percentage' ? Math.min(typed, 100) : typed,
    max_discount_amount: discount_type === 'Percentage' ? readMoney(max_discount_amount) || null : null,
  };
}

function explainLimits({ percent, amount, days, currency }: OfferLimits, i18n: I18n): string {
  const { t, number } = i18n;
  const values = { percent: i18n.percent(percent), days: number(days) };
  return amount === null
    ? t('You pay for the discount. The marketplace allows at most {percent}, for at most {days} days.', values)
    : t('You pay for the discount. The marketplace allows at most {percent} or {amount}, for at most {days} days.', {
        ...values,
        amount: moneyFormat(i18n, currency)(amount),
      });
}

/** The fields that exceed what the marketplace allows. */
function listBeyond(values: VoucherValues, { percent, amount, days, currency }: OfferLimits, i18n: I18n) {
  const { t, number } = i18n;
  const discount = readMoney(values.discount) ?? 0;
  const limit = values.discount_type === 'Percentage' ? percent : amount;
  const [starts, ends] = [readMoment(values.starts_at), readMoment(values.ends_at)];
  const isTooLong = starts && ends && isLonger({ starts, ends }, days);
  const shown = (figure: number) => (values.discount_type === 'Percentage' ? i18n.percent(figure) : moneyFormat(i18n, currency)(figure));
  return [
    ...(limit !== null && discount > limit
      ? [{ field: 'discount' as const, message: t('The marketplace allows at most {limit}', { limit: shown(limit) }) }]
      : []),
    ...(isTooLong ? [{ field: 'ends_at' as const, message: t('The marketplace allows at most {days} days', { days: number(days) }) }] : []),
  ];
}
