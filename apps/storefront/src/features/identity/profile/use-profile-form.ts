import type { User } from '@souk/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblem } from '../../../lib/api/api-error.ts';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { showFieldProblems } from '../../../lib/api/show-field-problems.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { takeProfile } from './profile-queries.ts';

export type ProfileValues = { name: string; email: string; gender: User['gender'] | ''; date_of_birth: string; country: string };
/** A new picture, the one that is kept, or none. */
export type Photo = { chosen: File | undefined; isRemoved: boolean };

const fields = ['name', 'email', 'gender', 'date_of_birth', 'country'] as const satisfies readonly (keyof ProfileValues)[];
const samePhoto: Photo = { chosen: undefined, isRemoved: false };

/** What a person says of themselves. It stays in the form until the server has taken it. */
export function useProfileForm(user: User) {
  const services = useServices();
  const [photo, setPhoto] = useState(samePhoto);
  const [photoProblem, setPhotoProblem] = useState<string>();
  const form = useForm<ProfileValues>({ mode: 'onTouched', defaultValues: toValues(user) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ gender, ...values }: ProfileValues) =>
      services.api.call('POST /update-profile', {
        body: { ...values, gender: gender ?? '', ...(photo.isRemoved && !photo.chosen && { remove_photo: '1' as const }) },
        files: { profile_photo: photo.chosen },
      }),
    onSuccess({ data, message }) {
      takeProfile(services, data.user);
      form.reset(toValues(data.user));
      setPhoto(samePhoto);
      setPhotoProblem(undefined);
      if (message) toast.success(message);
    },
    onError(problem) {
      setPhotoProblem(fieldProblem(problem, 'profile_photo'));
      showFieldProblems(form, fields, problem);
    },
  });
  const isNamed = [...fields, 'profile_photo'].some((field) => fieldProblem(error, field));
  return {
    form,
    photo,
    setPhoto,
    photoProblem,
    setPhotoProblem,
    failure: error && !isNamed ? failureWords(services.i18n, error) : undefined,
    isSaving: isPending,
    submit: (event: FormEvent) => void form.handleSubmit((values) => mutate(values))(event),
  };
}

function toValues({ name, email, gender, date_of_birth, country }: User): ProfileValues {
  return { name, email: email ?? '', gender: gender ?? '', date_of_birth: date_of_birth ?? '', country: country ?? '' };
}
