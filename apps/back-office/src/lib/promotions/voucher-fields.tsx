import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MomentField, timeZone } from '../forms/moment-field.tsx';
import { MoneyField } from '../forms/money-field.tsx';
import { Panel } from '../panel.tsx';
import { useI18n } from '../services.tsx';
import type { VoucherValues } from './voucher-values.ts';

type PartProps = { values: VoucherValues; form: UseFormReturn<VoucherValues> };
const dirty = { shouldDirty: true } as const;

/** The discount; `children` are further fields of it. */
export function DiscountFields({ values, form, currency, children }: PartProps & { currency: string; children?: ReactNode }) {
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
        {children}
      </div>
    </Panel>
  );
}

/** When the voucher holds, and how often. */
export function LimitFields({ values, form }: PartProps) {
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
