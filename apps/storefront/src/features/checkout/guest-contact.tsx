import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { type GuestContact, type GuestField, guestFields, missingFields, readGuestDraft, writeGuestDraft } from './model/guest-draft.ts';

export type GuestForm = ReturnType<typeof useGuestContact>;

/** The form of a guest, restored after a reload; it shows what is missing once they have tried to order. */
export function useGuestContact() {
  const [contact, setContact] = useState(() => readGuestDraft(sessionTextStorage).contact);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  function change(part: Partial<GuestContact>) {
    const changed = { ...contact, ...part };
    setContact(changed);
    if (part.phone !== undefined) setRefusal(undefined);
    writeGuestDraft(sessionTextStorage, { contact: changed });
  }
  function focusFirstInvalid() {
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return {
    contact,
    change,
    fields,
    missing: isChecked ? missingFields(contact) : [],
    refusal,
    isComplete: missingFields(contact).length === 0,
    /** Shows what is missing. */
    check() {
      setChecked(true);
      focusFirstInvalid();
    },
    /** Shows why no code was sent to the number. */
    refusePhone(reason: string) {
      setRefusal(reason);
      focusFirstInvalid();
    },
  };
}

type GuestContactFieldsProps = { form: GuestForm; phoneInput: ReactNode };

/** Name, number and address of a guest. The code that is sent to the number at the end is the account. */
export function GuestContactFields({ form, phoneInput }: GuestContactFieldsProps) {
  const { whenSignedIn } = useServices();
  const { t } = useI18n();
  const labels: Record<GuestField, string> = {
    name: t('Full name'),
    phone: t('WhatsApp number'),
    address_line: t('Street and house number'),
    flat_no: t('Flat or floor (optional)'),
    area: t('Area or city'),
    post_code: t('Postcode (optional)'),
  };
  const errorOf = (name: GuestField) =>
    form.missing.includes(name) ? t('The {field} field is required', { field: labels[name] }) : undefined;
  const field = (name: GuestField) => ({ label: labels[name], required: guestFields[name].required, error: errorOf(name) });
  const input = (name: GuestField) => ({
    value: form.contact[name],
    maxLength: guestFields[name].maxLength,
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
  });
  return (
    <div ref={form.fields} className="grid gap-4 sm:grid-cols-2">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted sm:col-span-2">
        {t('Do you have an account?')}
        <Button variant="text" size="sm" onClick={() => whenSignedIn(() => undefined)}>
          {t('Login')}
        </Button>
      </p>
      <Field {...field('name')}>
        <TextInput autoComplete="shipping name" {...input('name')} />
      </Field>
      <Field {...field('phone')} error={form.refusal ?? errorOf('phone')} hint={t('At the end we send a one-time code to this number.')}>
        {phoneInput}
      </Field>
      <Field {...field('address_line')}>
        <TextInput autoComplete="shipping address-line1" {...input('address_line')} />
      </Field>
      <Field {...field('flat_no')}>
        <TextInput autoComplete="shipping address-line2" {...input('flat_no')} />
      </Field>
      <Field {...field('area')}>
        <TextInput autoComplete="shipping address-level2" {...input('area')} />
      </Field>
      <Field {...field('post_code')}>
        <TextInput autoComplete="shipping postal-code" autoCapitalize="characters" {...input('post_code')} />
      </Field>
    </div>
  );
}
