import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import type { ShopApplication } from '@souk/contract/sellers';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useSendApplication } from './mutations.ts';
import {
  fillFromDraft,
  readSellerDraft,
  type SellerField,
  type SellerProblems,
  type SellerValues,
  sellerFields,
  storeSellerDraft,
  validateSellerField,
} from './seller-values.ts';

export type SellerForm = ReturnType<typeof useSellerForm>;

/** The state of the application form. Errors found here and those of the server appear under their fields. */
export function useSellerForm(initial: SellerValues, onDone: (application: ShopApplication) => void) {
  const i18n = useI18n();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<SellerProblems>({});
  const [sent, setSent] = useState(0);
  const { send, isSending, error, reset } = useSendApplication({
    onProgress: setSent,
    onSent: onDone,
    onError: (failed) => setProblems(fieldErrors(failed)),
  });
  const messageFor = useFieldMessages();
  const [draftPhone, setDraftPhone] = useState('');
  // The draft is in this browser only, so the first render equals the server's HTML without it. What was typed meanwhile wins.
  useLayoutEffect(() => {
    const draft = readSellerDraft(sessionTextStorage);
    setDraftPhone(draft.phone);
    setValues((before) => fillFromDraft(before, draft));
  }, []);
  const setProblem = (field: SellerField, problem: string | undefined) => setProblems((before) => ({ ...before, [field]: problem }));
  useEffect(() => {
    if (values !== initial) storeSellerDraft(sessionTextStorage, values);
  }, [values, initial]);
  function change(part: Partial<SellerValues>) {
    // A picture is read asynchronously, so it must not overwrite texts that were typed meanwhile.
    setValues((before) => ({ ...before, ...part }));
    // The field is validated again on blur.
    setProblems((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  }
  /** The field itself reports which files it refused. */
  const setDocuments = (documents: File[]) => setValues((before) => ({ ...before, documents }));
  /** Validates a field on blur unless it is empty. */
  function handleBlur(field: SellerField) {
    if (values[field]) setProblem(field, messageFor(field, values));
  }
  /** Returns false, and sends nothing, if a field is invalid. */
  function submit(): boolean {
    const found = Object.fromEntries(sellerFields.map((field) => [field, messageFor(field, values)]));
    reset();
    setProblems(found);
    if (Object.values(found).some(Boolean)) return false;
    send(values);
    return true;
  }
  const isNamed = error !== null && Object.values(fieldErrors(error)).some(Boolean);
  const failure = error && !isNamed ? failureText(i18n, error) : undefined;
  return { values, draftPhone, problems, change, setDocuments, handleBlur, setProblem, submit, isSending, sent, failure, error };
}

function fieldErrors(error: unknown): SellerProblems {
  return Object.fromEntries(sellerFields.map((field) => [field, fieldProblem(error, field)]));
}

function useFieldMessages() {
  const { t } = useI18n();
  const labels: Record<SellerField, string> = {
    owner_name: t('Full name'),
    phone: t('WhatsApp number'),
    otp: t('OTP'),
    email: t('Email address'),
    shop_name: t('Shop name'),
    description: t('What you sell'),
    address: t('Location'),
    logo: t('Logo'),
    banner: t('Banner image'),
    documents: t('Documents'),
  };
  return (field: SellerField, values: SellerValues): string | undefined => {
    switch (validateSellerField(field, values)) {
      case 'required':
        return t('The {field} field is required', { field: labels[field] });
      case 'email':
        return t('Enter a valid email address');
      case undefined:
        return undefined;
    }
  };
}
