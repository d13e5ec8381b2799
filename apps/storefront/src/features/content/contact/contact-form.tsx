import { failureText } from '@souk/client/api/api-error.ts';
import { showFieldProblems } from '@souk/client/api/show-field-problems.ts';
import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PhoneInput, Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useAuth, useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { useSendContactMessage } from '../mutations.ts';
import {
  type ContactField,
  type ContactValues,
  contactBody,
  contactDefaults,
  contactFields,
  deleteContactDraft,
  emptyContact,
  readContactDraft,
  storeContactDraft,
  validateContactField,
} from './contact-values.ts';

/** The contact form, and the confirmation once it is sent. */
export function ContactForm() {
  const { t } = useI18n();
  const { form, failure, confirmation, isSending, submit, startNewMessage } = useContactForm();
  if (confirmation) return <Sent confirmation={confirmation} onAgain={startNewMessage} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-xl">
        {t('Write to us')}
      </h2>
      {failure && <Note tone="error">{failure}</Note>}
      <Fields form={form} />
      <div>
        <Button type="submit" size="lg" className="max-sm:w-full" busy={isSending}>
          {t('Send message')}
        </Button>
      </div>
    </form>
  );
}

function Fields({ form }: { form: UseFormReturn<ContactValues> }) {
  const { t } = useI18n();
  const text = useTextField(form);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...text.field('name', t('Full name'))} className="sm:col-span-2">
        <TextInput autoComplete="name" {...text.input('name')} />
      </Field>
      <Field {...text.field('phone', t('Phone number'))}>
        <PhoneInput {...text.input('phone')} autoComplete="tel" />
      </Field>
      <Field {...text.field('email', t('Email (optional)'))}>
        <TextInput type="email" inputMode="email" dir="ltr" autoComplete="email" {...text.input('email')} />
      </Field>
      <Field {...text.field('subject', t('Subject'))} className="sm:col-span-2">
        <TextInput {...text.input('subject')} />
      </Field>
      <Field {...text.field('message', t('Message'))} className="sm:col-span-2">
        <Textarea rows={6} {...text.input('message')} />
      </Field>
    </div>
  );
}

/** The props of a field and its input, with translated validation errors. */
function useTextField({ register, formState: { errors } }: UseFormReturn<ContactValues>) {
  const { t } = useI18n();
  const labels = new Map<ContactField, string>();
  const validate = (name: ContactField) => (value: string) => {
    switch (validateContactField(name, value)) {
      case 'required':
        return t('The {field} field is required', { field: labels.get(name) ?? name });
      case 'phone':
        return t('Enter digits only');
      case 'email':
        return t('Enter a valid email address');
      case undefined:
        return true;
    }
  };
  return {
    field(name: ContactField, label: string) {
      labels.set(name, label);
      return { label, required: contactFields[name].required, error: errors[name]?.message };
    },
    input: (name: ContactField) => ({ ...register(name, { validate: validate(name) }), maxLength: contactFields[name].maxLength }),
  };
}

function Sent({ confirmation, onAgain }: { confirmation: string; onAgain: () => void }) {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  // The submit button is unmounted, so the heading takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success-text" strokeWidth={1.5} />
      <h2 ref={title} tabIndex={-1} className="text-xl">
        {t('Message sent')}
      </h2>
      <p role="status" className="max-w-md text-ink-muted">
        {confirmation}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {t('Write another message')}
      </Button>
    </div>
  );
}

/** The state of the contact form. The draft survives errors and reloads and is deleted once the message is sent. */
function useContactForm() {
  const services = useServices();
  const { t } = services.i18n;
  const user = useAuth((state) => state.user);
  const [failure, setFailure] = useState<string>();
  const [confirmation, setConfirmation] = useState<string>();
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: emptyContact });

  // The server renders an empty form; the draft and the session exist in the browser only.
  useEffect(() => {
    if (isBlank(form.getValues())) form.reset(readContactDraft(sessionTextStorage) ?? contactDefaults(user));
  }, [form, user]);
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { type }) => {
      // Stores what was typed, not what was prefilled.
      if (type === 'change') storeContactDraft(sessionTextStorage, { ...emptyContact, ...values });
    });
    return unsubscribe;
  }, [form]);

  const { send, isSending } = useSendContactMessage({
    onSent(message) {
      deleteContactDraft(sessionTextStorage);
      setConfirmation(message ?? t('Your message has been sent.'));
    },
    onError(error) {
      if (!showFieldProblems(form, fields, error)) setFailure(failureText(services.i18n, error));
    },
  });
  function handleValid(values: ContactValues) {
    setFailure(undefined);
    send(contactBody(values));
  }
  function submit(event: FormEvent) {
    void form.handleSubmit(handleValid)(event);
  }
  function startNewMessage() {
    setConfirmation(undefined);
    form.reset(contactDefaults(user));
    deleteContactDraft(sessionTextStorage);
  }
  return { form, failure, confirmation, isSending, submit, startNewMessage };
}

function isBlank(values: ContactValues): boolean {
  return Object.values(values).every((text) => text === '');
}

function isField(name: string): name is ContactField {
  return Object.hasOwn(contactFields, name);
}

const fields = Object.keys(contactFields).filter(isField);
