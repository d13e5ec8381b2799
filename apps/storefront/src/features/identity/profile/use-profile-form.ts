import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { showFieldProblems } from '@souk/client/api/show-field-problems.ts';
import type { User } from '@souk/contract/identity';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { type ProfilePhoto, type ProfileValues, useUpdateProfile } from './mutations.ts';

const fields = ['name', 'email', 'gender', 'date_of_birth', 'country'] as const satisfies readonly (keyof ProfileValues)[];
const unchangedPhoto: ProfilePhoto = { chosen: undefined, isRemoved: false };

export function useProfileForm(user: User) {
  const i18n = useI18n();
  const [photo, setPhoto] = useState(unchangedPhoto);
  const [photoProblem, setPhotoProblem] = useState<string>();
  const form = useForm<ProfileValues>({ mode: 'onTouched', defaultValues: toValues(user) });
  const { save, isSaving, error } = useUpdateProfile({
    photo,
    onSaved(saved) {
      form.reset(toValues(saved));
      setPhoto(unchangedPhoto);
      setPhotoProblem(undefined);
    },
    onError(failed) {
      setPhotoProblem(fieldProblem(failed, 'profile_photo'));
      showFieldProblems(form, fields, failed);
    },
  });
  const isNamed = [...fields, 'profile_photo'].some((field) => fieldProblem(error, field));
  return {
    form,
    photo,
    setPhoto,
    photoProblem,
    setPhotoProblem,
    failure: error && !isNamed ? failureText(i18n, error) : undefined,
    isSaving,
    submit: (event: FormEvent) => void form.handleSubmit(save)(event),
  };
}

function toValues({ name, email, gender, date_of_birth, country }: User): ProfileValues {
  return { name, email: email ?? '', gender: gender ?? '', date_of_birth: date_of_birth ?? '', country: country ?? '' };
}
