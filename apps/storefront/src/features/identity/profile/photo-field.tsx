import type { User } from '@souk/contract/identity';
import { Trash2 } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { pictureTypes } from '../../../ui/files/check-file.ts';
import { PictureField } from '../../../ui/picture-field.tsx';
import type { Photo } from './use-profile-form.ts';

/** What the server takes. */
const photoLimits = { accept: pictureTypes, maxBytes: 5 * 1024 * 1024 };

type PhotoFieldProps = {
  user: User;
  photo: Photo;
  setPhoto: (photo: Photo) => void;
  photoProblem: string | undefined;
  setPhotoProblem: (problem: string | undefined) => void;
  isSaving: boolean;
};

/** The portrait. A new one, or none, is kept when the form is saved. */
export function PhotoField({ user, photo, setPhoto, photoProblem, setPhotoProblem, isSaving }: PhotoFieldProps) {
  const { t } = useI18n();
  const current = photo.isRemoved ? null : user.profile_photo;
  const remove = current && !photo.chosen && (
    <Button variant="text" size="sm" onClick={() => setPhoto({ chosen: undefined, isRemoved: true })}>
      <Trash2 aria-hidden="true" />
      {t('Remove the photo')}
    </Button>
  );
  return (
    <Field label={t('Photo')} error={photoProblem} hint={t('A JPEG, PNG or WebP picture, at most 5 MB.')}>
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
