import { fieldProblem, isApiError } from '@souk/client/api/api-error.ts';
import type { PayoutKind } from '@souk/contract/seller/money/payout-account';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { explainError, useServices } from '../../lib/services.tsx';
import { payoutKindTexts } from '../../lib/shops/payout-words.ts';
import { payoutAccountQuery } from './queries.ts';

type PayoutFormProps = { seenChangedAt: string | null; onClose: () => void };

const kinds: readonly PayoutKind[] = ['iban', 'bank'];

/** The whole account is typed again: the number that is stored is never sent to a browser of the shop. */
export function PayoutForm({ seenChangedAt, onClose }: PayoutFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<PayoutKind>('iban');
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: async () =>
      (await api.call('POST /seller/payout-account', { body: { kind, holder, number, seen_changed_at: seenChangedAt } })).data,
    async onSuccess(stored) {
      queryClient.setQueryData(payoutAccountQuery(api).queryKey, stored);
      onClose();
      toast.success(t('Payout account saved'));
      await queryClient.invalidateQueries({ queryKey: ['onboarding'] });
    },
    async onError(error) {
      // Somebody else has changed it: the page shows the account that another try replaces.
      if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey: payoutAccountQuery(api).queryKey });
    },
  });
  const holderProblem = fieldProblem(save.error, 'holder');
  const numberProblem = fieldProblem(save.error, 'number');
  const problem = holderProblem ?? numberProblem;
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [save.error]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <form ref={form} className="grid gap-4" onSubmit={handleSubmit}>
      {save.error && !problem && <Note tone="error">{explainError(i18n, save.error)}</Note>}
      <Field label={t('Account holder')} error={holderProblem} required>
        <TextInput
          required
          data-autofocus
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={holder}
          onChange={({ target }) => setHolder(target.value)}
        />
      </Field>
      <Field label={t('Kind of account')} required>
        <Select
          value={kind}
          options={kinds.map((value) => ({ value, label: t(payoutKindTexts[value]) }))}
          onChange={({ target }) => setKind(target.value === 'bank' ? 'bank' : 'iban')}
        />
      </Field>
      <Field
        label={t(payoutKindTexts[kind])}
        hint={kind === 'bank' ? t('The name of the bank and the number of the account.') : undefined}
        error={numberProblem}
        required
      >
        <TextInput
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={kind === 'iban' ? 50 : 200}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <p role="alert" className="sr-only">
        {problem}
      </p>
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
