import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { PhoneInput } from '../../../ui/phone-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type ContactField, type ContactValues, contactProblem, contactTexts } from '../model/contact-values.ts';
import { useContactForm } from './use-contact-form.ts';

/** Asks and answers in place: the form, and once it is sent what happens next. */
export function ContactForm() {
  const { t } = useI18n();
  const { form, failure, thanks, submit, startAnew } = useContactForm();
  if (thanks) return <Sent thanks={thanks} onAgain={startAnew} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-labelledby="contact-form">
      <h2 id="contact-form" className="text-xl">
        {t('Write to us')}
      </h2>
      {failure && <Note tone="error">{failure}</Note>}
      <Fields form={form} />
      <div>
        <Button type="submit" size="lg" className="max-sm:w-full" busy={form.formState.isSubmitting}>
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

/** What a text field and its input need; the rules are the model's, the words are here. */
function useTextField({ register, formState: { errors } }: UseFormReturn<ContactValues>) {
  const { t } = useI18n();
  const labels = new Map<ContactField, string>();
  const validate = (name: ContactField) => (value: string) => {
    switch (contactProblem(name, value)) {
      case 'required':
        return t('The {field} field is required', { field: labels.get(name) ?? name });
      case 'phone':
        return t('A phone number has digits only');
      case 'email':
        return t('This is not an email address');
      case undefined:
        return true;
    }
  };
  return {
    field(name: ContactField, label: string) {
      labels.set(name, label);
      return { label, required: contactTexts[name].required, error: errors[name]?.message };
    },
    input: (name: ContactField) => ({ ...register(name, { validate: validate(name) }), maxLength: contactTexts[name].maxLength }),
  };
}

function Sent({ thanks, onAgain }: { thanks: string; onAgain: () => void }) {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; the answer takes its focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success-text" strokeWidth={1.5} />
      <h2 ref={title} tabIndex={-1} className="text-xl">
        {t('Message sent')}
      </h2>
      <p role="status" className="max-w-md text-ink-muted">
        {thanks}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {t('Write another message')}
      </Button>
    </div>
  );
}
