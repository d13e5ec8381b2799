import type { User } from '@souk/contract/identity';
import type { UseFormReturn } from 'react-hook-form';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { phoneWords } from '../model/phone-words.ts';
import type { Proving } from './contact-proof.tsx';
import { ProofMark } from './proof-mark.tsx';
import type { ProfileValues } from './use-profile-form.ts';

type ContactProps = { user: User; onProve: (what: Proving) => void };

/** The mark speaks of the address that is kept, so it goes while another one is typed. */
export function EmailField({ user, form, onProve }: ContactProps & { form: UseFormReturn<ProfileValues> }) {
  const { t } = useI18n();
  const isKept = user.email !== null && form.watch('email').trim().toLowerCase() === user.email.toLowerCase();
  const mark = isKept && <ProofMark proved={user.email_verified} label={t('Verify email')} onProve={() => onProve('email')} />;
  return (
    <Field label={t('Email')} error={form.formState.errors.email?.message} aside={mark}>
      <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" maxLength={254} {...form.register('email')} />
    </Field>
  );
}

/** It is read here; a code changes it. */
export function PhoneField({ user, onProve }: ContactProps) {
  const { t } = useI18n();
  const mark = user.phone && <ProofMark proved={user.phone_verified} label={t('Verify number')} onProve={() => onProve('number')} />;
  const change = (
    <Button variant="text" size="sm" className="px-2" onClick={() => onProve('new number')}>
      {user.phone ? t('Change number') : t('Add a number')}
    </Button>
  );
  return (
    <Field label={t('Phone number')} aside={mark}>
      <TextInput readOnly dir="ltr" value={phoneWords(user) ?? ''} end={change} />
    </Field>
  );
}
