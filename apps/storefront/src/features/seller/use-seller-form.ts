import type { ShopApplication } from '@souk/contract/sellers';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fieldProblem } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import {
  dropSellerDraft,
  keepSellerDraft,
  type SellerField,
  type SellerProblems,
  type SellerValues,
  sellerFault,
  sellerFields,
} from './model/seller-values.ts';

export type SellerForm = ReturnType<typeof useSellerForm>;

/** The state of the application: what is wrong stands under its field, whether it was found here or by the server. */
export function useSellerForm(initial: SellerValues, onDone: (application: ShopApplication) => void) {
  const { api, i18n } = useServices();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<SellerProblems>({});
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ logo, banner, ...texts }: SellerValues) => {
      if (!logo || !banner) throw new Error('The form was sent without its pictures');
      return api.call('POST /shop/register', { body: texts, files: { logo, banner }, onProgress: setSent });
    },
    onMutate: () => setSent(0),
    onSuccess({ data }) {
      dropSellerDraft(sessionTextStorage);
      onDone(data.application);
    },
    onError: (failed) => setProblems(problemsOf(failed)),
  });
  const say = useFaultWords();
  const setProblem = (field: SellerField, problem: string | undefined) => setProblems((before) => ({ ...before, [field]: problem }));
  useEffect(() => {
    if (values !== initial) keepSellerDraft(sessionTextStorage, values);
  }, [values, initial]);
  function change(part: Partial<SellerValues>) {
    // A picture takes its time: what was typed meanwhile stays.
    setValues((before) => ({ ...before, ...part }));
    // What was wrong with it is looked at again when it is left.
    setProblems((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  }
  /** Says what is wrong with a field that was left with something in it. */
  function leave(field: SellerField) {
    if (values[field]) setProblem(field, say(field, values));
  }
  /** False where something is wrong: then nothing is sent. */
  function submit(): boolean {
    const found = Object.fromEntries(sellerFields.map((field) => [field, say(field, values)]));
    reset();
    setProblems(found);
    if (Object.values(found).some(Boolean)) return false;
    mutate(values);
    return true;
  }
  const isNamed = error !== null && Object.values(problemsOf(error)).some(Boolean);
  const failure = error && !isNamed ? failureWords(i18n, error) : undefined;
  return { values, problems, change, leave, setProblem, submit, isSending: isPending, sent, failure, error };
}

function problemsOf(error: unknown): SellerProblems {
  return Object.fromEntries(sellerFields.map((field) => [field, fieldProblem(error, field)]));
}

function useFaultWords() {
  const { t } = useServices().i18n;
  const labels: Record<SellerField, string> = {
    owner_name: t('Full name'),
    phone: t('WhatsApp number'),
    otp: t('OTP'),
    email: t('Email address'),
    shop_name: t('Name of the shop'),
    description: t('What you sell'),
    address: t('Where you are'),
    logo: t('Logo'),
    banner: t('Picture above the door'),
  };
  return (field: SellerField, values: SellerValues): string | undefined => {
    switch (sellerFault(field, values)) {
      case 'required':
        return t('The {field} field is required', { field: labels[field] });
      case 'email':
        return t('This is not a mail address');
      case undefined:
        return undefined;
    }
  };
}
