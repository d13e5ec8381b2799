import { limitsOf, picture } from '@souk/contract/files';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PictureField } from '@souk/ui/forms/picture-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError, useServices } from '../services.tsx';
import { LibraryButton } from './library-button.tsx';

type StoredPicture = { id: number; src: string };
type SinglePictureProps = {
  label: string;
  hint?: string | undefined;
  value: StoredPicture | null;
  onChange: (picture: StoredPicture | null) => void;
  shape?: 'square' | 'round' | 'wide' | undefined;
  /** Stores the picture; by default as the admin panel does, which also offers its media library. */
  upload?: ((picture: File) => Promise<StoredPicture>) | undefined;
};

const limits = limitsOf(picture);

/** One picture, which is stored as soon as it is chosen; the form only names it. */
export function SinglePicture({ label, hint, value, onChange, shape, upload: store }: SinglePictureProps) {
  const { api, i18n } = useServices();
  const [problem, setProblem] = useState<string>();
  const upload = useMutation({
    mutationFn: async (picture: File) => (store ? store(picture) : (await api.call('POST /admin/pictures', { files: { picture } })).data),
    onSuccess: onChange,
    onError: (error) => setProblem(explainError(i18n, error)),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <Field label={label} error={problem} hint={hint ?? i18n.t('JPEG, PNG or WebP, at most 5 MB.')}>
        <PictureField
          value={upload.isPending ? upload.variables : undefined}
          current={value?.src}
          shape={shape}
          disabled={upload.isPending}
          limits={limits}
          onProblem={setProblem}
          onChange={(file) => file && upload.mutate(file)}
        />
      </Field>
      {!store && <LibraryButton label={label} onChoose={onChange} />}
      {value && (
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {i18n.t('Remove the picture')}
        </Button>
      )}
    </div>
  );
}
