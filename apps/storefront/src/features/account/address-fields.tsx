import { Briefcase, House, MapPin } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { LocationField } from './location-field.tsx';
import { type AddressText, type AddressValues, addressProblem, addressTexts } from './model/address-values.ts';

type Form = UseFormReturn<AddressValues>;

const types = [
  { value: 'home', text: 'Home (address)', Icon: House },
  { value: 'office', text: 'Office', Icon: Briefcase },
  { value: 'other', text: 'Other', Icon: MapPin },
] as const;

/** All that makes an address, with the words and the keyboard that each field wants. */
export function AddressFields({ form, failure }: { form: Form; failure: string | undefined }) {
  const { t } = useI18n();
  const text = useTextField(form);
  return (
    <div className="grid gap-4">
      {failure && <Note tone="error">{failure}</Note>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...text.field('name', t('Full name'))}>
          <TextInput data-autofocus autoComplete="shipping name" {...text.input('name')} />
        </Field>
        <Field {...text.field('phone', t('Phone number'))}>
          <PhoneInput {...text.input('phone')} autoComplete="shipping tel" />
        </Field>
        <Field {...text.field('address_line', t('Street and house number'))} className="sm:col-span-2">
          <TextInput autoComplete="shipping address-line1" {...text.input('address_line')} />
        </Field>
        <Field {...text.field('flat_no', t('Flat or floor (optional)'))}>
          <TextInput autoComplete="shipping address-line2" {...text.input('flat_no')} />
        </Field>
        <Field {...text.field('address_line2', t('How to find it (optional)'))}>
          <TextInput autoComplete="shipping address-line3" {...text.input('address_line2')} />
        </Field>
        <Field {...text.field('area', t('Area or city'))}>
          <TextInput autoComplete="shipping address-level2" {...text.input('area')} />
        </Field>
        <Field {...text.field('post_code', t('Postcode (optional)'))}>
          <TextInput autoComplete="shipping postal-code" autoCapitalize="characters" {...text.input('post_code')} />
        </Field>
      </div>
      <TypeChoice form={form} />
      <LocationField form={form} />
      <Checkbox label={t('Deliver here unless I choose another address')} {...form.register('is_default')} />
    </div>
  );
}

/** What a text field and its input need; the rules are the model's, the words are here. */
function useTextField({ register, formState: { errors } }: Form) {
  const { t } = useI18n();
  const labels = new Map<AddressText, string>();
  const validate = (name: AddressText) => (value: string) => {
    switch (addressProblem(name, value)) {
      case 'required':
        return t('The {field} field is required', { field: labels.get(name) ?? name });
      case 'phone':
        return t('A phone number has digits only');
      case undefined:
        return true;
    }
  };
  return {
    field(name: AddressText, label: string) {
      labels.set(name, label);
      return { label, required: addressTexts[name].required, error: errors[name]?.message };
    },
    input: (name: AddressText) => ({ ...register(name, { validate: validate(name) }), maxLength: addressTexts[name].maxLength }),
  };
}

function TypeChoice({ form: { register } }: { form: Form }) {
  const { t } = useI18n();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('What kind of place')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {types.map(({ value, text, Icon }) => (
          <label key={value} className={typeClass}>
            <input type="radio" value={value} className="sr-only" {...register('address_type')} />
            <Icon aria-hidden="true" className="size-5 text-ink-muted" />
            {t(text)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const typeClass =
  'relative flex min-h-11 items-center justify-center gap-1.5 rounded-md border border-line-strong bg-surface px-1.5 text-sm hover:border-ink-faint ' +
  'has-checked:border-accent has-checked:bg-primary-soft/40 has-checked:font-semibold has-checked:ring-1 has-checked:ring-accent ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
