import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Controller } from 'react-hook-form';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { EmailField, PhoneField } from './contact-fields.tsx';
import type { Proving } from './contact-proof.tsx';
import { HomeCountryField } from './home-country-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { profileQuery } from './profile-queries.ts';
import { useProfileForm } from './use-profile-form.ts';

const ContactProof = lazyPart(
  () => import('./contact-proof.tsx'),
  ({ ContactProof }) => ContactProof,
);

/** Who the shopper is: all of it may be changed; the number by a code that is sent to the new one. */
export function ProfileScreen() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: user } = useSuspenseQuery(profileQuery(api));
  const [proving, setProving] = useState<Proving | null>(null);
  const { form, failure, isSaving, submit, ...photo } = useProfileForm(user);
  const { errors } = form.formState;
  const genders = [
    { value: 'female', label: t('Female') },
    { value: 'male', label: t('Male') },
    { value: 'other', label: t('Another') },
  ];
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
        {failure && <Note tone="error">{failure}</Note>}
        {/* Beside each other where there is room, so that the portrait leaves no hole. */}
        <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-8">
          <PhotoField user={user} {...photo} isSaving={isSaving} />
          <div className="grid content-start gap-x-5 gap-y-4 sm:grid-cols-2">
            <Field label={t('Full name')} error={errors.name?.message} required>
              <TextInput autoComplete="name" maxLength={120} {...form.register('name', { required: t('Write your name') })} />
            </Field>
            <EmailField user={user} form={form} onProve={setProving} />
            <PhoneField user={user} onProve={setProving} />
            <Controller
              control={form.control}
              name="country"
              render={({ field }) => <HomeCountryField value={field.value} onChange={field.onChange} problem={errors.country?.message} />}
            />
            <Field label={t('Date of birth')} error={errors.date_of_birth?.message}>
              <TextInput
                type="date"
                autoComplete="bday"
                min="1900-01-01"
                max={new Date().toISOString().slice(0, 10)}
                {...form.register('date_of_birth')}
              />
            </Field>
            <Field label={t('Gender')} error={errors.gender?.message}>
              <Select placeholder={t('Prefer not to say')} options={genders} {...form.register('gender')} />
            </Field>
          </div>
        </div>
        <Button type="submit" busy={isSaving} className="sm:justify-self-start">
          {t('Save changes')}
        </Button>
      </form>
      <Suspense>{proving && <ContactProof user={user} proving={proving} onClose={() => setProving(null)} />}</Suspense>
    </>
  );
}
