import type { PayoutKind } from '@souk/contract/seller/money/payout-account';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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
  const save = useMutation({
    mutationFn: async () =>
      (await api.call('POST /seller/payout-account', { body: { kind, holder, number, seen_changed_at: seenChangedAt } })).data,
    async onSuccess(stored) {
      queryClient.setQueryData(payoutAccountQuery(api).queryKey, stored);
      onClose();
      toast.success(t('Payout account saved'));
      await queryClient.invalidateQueries({ queryKey: ['onboarding'] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: payoutAccountQuery(api).queryKey }),
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      <Field label={t('Account holder')}>
        <TextInput required autoComplete="off" maxLength={120} value={holder} onChange={({ target }) => setHolder(target.value)} />
      </Field>
      <Field label={t('Kind of account')}>
        <Select
          value={kind}
          options={kinds.map((value) => ({ value, label: t(payoutKindTexts[value]) }))}
          onChange={({ target }) => setKind(target.value === 'bank' ? 'bank' : 'iban')}
        />
      </Field>
      <Field label={t(payoutKindTexts[kind])} hint={kind === 'bank' ? t('The name of the bank and the number of the account.') : undefined}>
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
      {save.error && <Note tone="error">{explainError(i18n, save.error)}</Note>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button busy={save.isPending}>{t('Save')}</Button>
      </div>
    </form>
  );
}
