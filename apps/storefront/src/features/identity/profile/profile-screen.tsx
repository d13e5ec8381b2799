import { lazyPart } from '@souk/client/lazy-part.ts';
import { limitsOf, picture } from '@souk/contract/files';
import type { User } from '@souk/contract/identity';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PictureField } from '@souk/ui/forms/picture-field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgeCheck, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { CountryField } from '../country-field.tsx';
import { formatPhone } from '../model/phone-number.ts';
import { identityQueries } from '../queries.ts';
import type { ContactToVerify } from './contact-verification.tsx';
import type { ProfilePhoto, ProfileValues } from './mutations.ts';
import { useProfileForm } from './use-profile-form.ts';

const ContactVerification = lazyPart(
  () => import('./contact-verification.tsx'),
  ({ ContactVerification }) => ContactVerification,
);

export function ProfileScreen() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: user } = useSuspenseQuery(identityQueries.profile(api));
  const [contact, setContact] = useState<ContactToVerify | null>(null);
  const { form, failure, isSaving, submit, ...photo } = useProfileForm(user);
  const { errors } = form.formState;
  const genders = [
    { value: 'female', label: t('Female') },
    { value: 'male', label: t('Male') },
    { value: 'other', label: t('Other') },
  ];
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
        {failure && <Note tone="error">{failure}</Note>}
        {/* In columns on wide screens, so that there is no gap below the photo. */}
        <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-8">
          <PhotoField user={user} {...photo} isSaving={isSaving} />
          <div className="grid content-start gap-x-5 gap-y-4 sm:grid-cols-2">
            <Field label={t('Full name')} error={errors.name?.message} required>
              <TextInput autoComplete="name" maxLength={120} {...form.register('name', { required: t('Enter your name') })} />
            </Field>
            <EmailField user={user} form={form} onVerify={setContact} />
            <PhoneField user={user} onVerify={setContact} />
            <Controller
              control={form.control}
              name="country"
              render={({ field }) => (
                <CountryField
                  purpose="residence"
                  value={field.value}
                  onChange={(country) => field.onChange(country?.name ?? '')}
                  problem={errors.country?.message}
                />
              )}
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
              <Select placeholder={t('Prefer not to answer')} options={genders} {...form.register('gender')} />
            </Field>
          </div>
        </div>
        <Button type="submit" busy={isSaving} className="sm:justify-self-start">
          {t('Save changes')}
        </Button>
      </form>
      <Suspense>{contact && <ContactVerification user={user} contact={contact} onClose={() => setContact(null)} />}</Suspense>
    </>
  );
}

type ContactProps = { user: User; onVerify: (contact: ContactToVerify) => void };

/** The badge belongs to the stored address, so it is hidden while another one is typed. */
function EmailField({ user, form, onVerify }: ContactProps & { form: UseFormReturn<ProfileValues> }) {
  const { t } = useI18n();
  const isStored = user.email !== null && form.watch('email').trim().toLowerCase() === user.email.toLowerCase();
  const badge = isStored && <VerifiedBadge isVerified={user.email_verified} label={t('Verify email')} onVerify={() => onVerify('email')} />;
  return (
    <Field label={t('Email')} error={form.formState.errors.email?.message} aside={badge}>
      <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" maxLength={254} {...form.register('email')} />
    </Field>
  );
}

/** Read-only: changing the number needs one-time codes. */
function PhoneField({ user, onVerify }: ContactProps) {
  const { t } = useI18n();
  const badge = user.phone && (
    <VerifiedBadge isVerified={user.phone_verified} label={t('Verify number')} onVerify={() => onVerify('number')} />
  );
  const change = (
    <Button variant="text" size="sm" className="px-2" onClick={() => onVerify('new number')}>
      {user.phone ? t('Change number') : t('Add a number')}
    </Button>
  );
  return (
    <Field label={t('Phone number')} aside={badge}>
      <TextInput readOnly dir="ltr" value={formatPhone(user) ?? ''} end={change} />
    </Field>
  );
}

function VerifiedBadge({ isVerified, label, onVerify }: { isVerified: boolean; label: string; onVerify: () => void }) {
  const { t } = useI18n();
  if (!isVerified) {
    return (
      <Button variant="text" size="sm" className="hit-area -my-2" onClick={onVerify}>
        {label}
      </Button>
    );
  }
  return (
    <Badge tone="success" className="-my-0.5">
      <BadgeCheck aria-hidden="true" />
      {t('Verified')}
    </Badge>
  );
}

const photoLimits = limitsOf(picture);

type PhotoFieldProps = {
  user: User;
  photo: ProfilePhoto;
  setPhoto: (photo: ProfilePhoto) => void;
  photoProblem: string | undefined;
  setPhotoProblem: (problem: string | undefined) => void;
  isSaving: boolean;
};

/** A new photo, or its removal, is saved with the form. */
function PhotoField({ user, photo, setPhoto, photoProblem, setPhotoProblem, isSaving }: PhotoFieldProps) {
  const { t } = useI18n();
  const current = photo.isRemoved ? null : user.profile_photo;
  const remove = current && !photo.chosen && (
    <Button variant="text" size="sm" onClick={() => setPhoto({ chosen: undefined, isRemoved: true })}>
      <Trash2 aria-hidden="true" />
      {t('Remove photo')}
    </Button>
  );
  return (
    <Field label={t('Photo')} error={photoProblem} hint={t('JPEG, PNG or WebP, up to 5 MB.')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PictureField
          shape="round"
          value={photo.chosen}
          current={current}
          onChange={(chosen) => setPhoto({ ...photo, chosen })}
          onProblem={setPhotoProblem}
          limits={photoLimits}
          disabled={isSaving}
        />
        {remove}
      </div>
    </Field>
  );
}

export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-8">
        <Skeleton className="size-32 rounded-full" />
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {['name', 'email', 'phone', 'country', 'birth', 'gender'].map((key) => (
            <div key={key} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-12" />
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-11 w-full sm:w-36" />
    </div>
  );
}
