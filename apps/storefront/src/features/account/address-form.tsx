import { failureText } from '@souk/client/api/api-error.ts';
import { showFieldProblems } from '@souk/client/api/show-field-problems.ts';
import type { Address } from '@souk/contract/account';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PhoneInput, TextInput } from '@souk/ui/forms/text-input.tsx';
import { Briefcase, Crosshair, House, MapPin, MapPinCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useAuth, useI18n, useServices } from '../../lib/services/services-context.tsx';
import {
  type AddressText,
  type AddressValues,
  addressTexts,
  addressValues,
  toAddressForm,
  validateAddressField,
} from './address-values.ts';
import { saveAddress } from './mutations.ts';

type Form = UseFormReturn<AddressValues>;

const types = [
  { value: 'home', text: 'Home (address)', Icon: House },
  { value: 'office', text: 'Office', Icon: Briefcase },
  { value: 'other', text: 'Other', Icon: MapPin },
] as const;

export function AddressFields({ form, failure }: { form: Form; failure: string | undefined }) {
  const { t } = useI18n();
  const text = useTextField(form);
  // A form that knows who receives the parcel starts with where it goes.
  const { name, phone } = form.formState.defaultValues ?? {};
  const first = name && phone ? 'address_line' : 'name';
  return (
    <div className="grid gap-4">
      {failure && <Note tone="error">{failure}</Note>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...text.field('name', t('Full name'))}>
          <TextInput data-autofocus={first === 'name' || undefined} autoComplete="shipping name" {...text.input('name')} />
        </Field>
        <Field {...text.field('phone', t('Phone number'))}>
          <PhoneInput {...text.input('phone')} autoComplete="shipping tel" />
        </Field>
        <Field {...text.field('address_line', t('Street and house number'))} className="sm:col-span-2">
          <TextInput
            data-autofocus={first === 'address_line' || undefined}
            autoComplete="shipping address-line1"
            {...text.input('address_line')}
          />
        </Field>
        <Field {...text.field('flat_no', t('Flat or floor (optional)'))}>
          <TextInput autoComplete="shipping address-line2" {...text.input('flat_no')} />
        </Field>
        <Field {...text.field('address_line2', t('Directions (optional)'))}>
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
      <Checkbox label={t('Use as my default address')} {...form.register('is_default')} />
    </div>
  );
}

/** Props of a text field and its input. The rules are in the model, the messages here. */
function useTextField({ register, formState: { errors } }: Form) {
  const { t } = useI18n();
  const labels = new Map<AddressText, string>();
  const validate = (name: AddressText) => (value: string) => {
    switch (validateAddressField(name, value)) {
      case 'required':
        return t('The {field} field is required', { field: labels.get(name) ?? name });
      case 'phone':
        return t('Enter digits only');
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
      <legend className="mb-1.5 text-sm font-semibold">{t('Address type')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
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

/** Optional: adds the current location for the courier. */
function LocationField({ form: { control, setValue } }: { form: UseFormReturn<AddressValues> }) {
  const { t } = useI18n();
  const place = useWatch({ control, name: 'place' });
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  function handleAsk() {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setValue('place', { latitude, longitude }, { shouldDirty: true });
        setState('idle');
      },
      () => setState('denied'),
      { timeout: 15_000, enableHighAccuracy: true },
    );
  }
  if (place) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <MapPinCheck aria-hidden="true" className="size-5 text-success-text" />
        <span className="flex-1">{t('Location added for the courier')}</span>
        <Button variant="text" size="sm" className="hit-area" onClick={() => setValue('place', null, { shouldDirty: true })}>
          {t('Remove')}
        </Button>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Button variant="secondary" size="sm" busy={state === 'asking'} onClick={handleAsk}>
        <Crosshair aria-hidden="true" />
        {t('Add my current location')}
      </Button>
      <span role="status" className="text-ink-muted">
        {state === 'denied' && t('Your browser did not share your location. The address is enough.')}
      </span>
    </div>
  );
}

type AddressFormParts = { address: Address | null; isFirst: boolean; onSaved: (address: Address) => void };

/** The server's field errors appear under the fields, like those found here. */
export function useAddressForm({ address, isFirst, onSaved }: AddressFormParts) {
  const services = useServices();
  const user = useAuth((state) => state.user);
  const [failure, setFailure] = useState<string>();
  const form = useForm<AddressValues>({ mode: 'onTouched', defaultValues: addressValues(address, { user, isFirst }) });
  async function save(values: AddressValues) {
    setFailure(undefined);
    try {
      const saved = await saveAddress(services, toAddressForm(values), address?.id);
      form.reset(addressValues(address ? saved : null, { user, isFirst: false }));
      onSaved(saved);
    } catch (error) {
      if (!showFieldProblems(form, fields, error)) setFailure(failureText(services.i18n, error));
    }
  }
  function submit(event: FormEvent) {
    void form.handleSubmit(save)(event);
  }
  return { form, failure, submit };
}

function isText(name: string): name is AddressText {
  return Object.hasOwn(addressTexts, name);
}

const fields = Object.keys(addressTexts).filter(isText);
