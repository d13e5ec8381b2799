import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { showFieldProblems } from '../../../lib/api/show-field-problems.ts';
import { useAuth, useServices } from '../../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../../lib/session-text-storage.ts';
import {
  type ContactField,
  type ContactValues,
  contactFrom,
  contactTexts,
  dropContactDraft,
  emptyContact,
  keepContactDraft,
  readContactDraft,
  toContactForm,
} from '../model/contact-values.ts';

/** The state of the contact form. What is written outlives a failure and a reload; it goes once the server has it. */
export function useContactForm() {
  const services = useServices();
  const { t } = services.i18n;
  const user = useAuth((state) => state.user);
  const [failure, setFailure] = useState<string>();
  const [thanks, setThanks] = useState<string>();
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: emptyContact });

  // The server's HTML has an empty form: whose it is, and what was begun, is known in the browser alone.
  useEffect(() => {
    if (isBlank(form.getValues())) form.reset(readContactDraft(sessionTextStorage) ?? contactFrom(user));
  }, [form, user]);
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { type }) => {
      // What is filled in for somebody is not theirs to find again.
      if (type === 'change') keepContactDraft(sessionTextStorage, { ...emptyContact, ...values });
    });
    return unsubscribe;
  }, [form]);

  async function send(values: ContactValues) {
    setFailure(undefined);
    try {
      const { message } = await services.api.call('POST /support', { body: toContactForm(values) });
      dropContactDraft(sessionTextStorage);
      setThanks(message ?? t('Your message has been sent.'));
    } catch (error) {
      if (!showFieldProblems(form, fields, error)) setFailure(failureWords(services.i18n, error));
    }
  }
  function submit(event: FormEvent) {
    void form.handleSubmit(send)(event);
  }
  function startAnew() {
    setThanks(undefined);
    form.reset(contactFrom(user));
    dropContactDraft(sessionTextStorage);
  }
  return { form, failure, thanks, submit, startAnew };
}

function isBlank(values: ContactValues): boolean {
  return Object.values(values).every((text) => text === '');
}

function isField(name: string): name is ContactField {
  return Object.hasOwn(contactTexts, name);
}

const fields = Object.keys(contactTexts).filter(isField);
