import { lazyPart } from '@souk/client/lazy-part.ts';
import { film, filmFolder, limitsOf } from '@souk/contract/files';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { checkFile, fileErrorText } from '@souk/ui/forms/check-files.ts';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FileField } from '../../../lib/forms/file-field.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';

const FilmLibrary = lazyPart(
  () => import('./film-library.tsx'),
  (code) => code.FilmLibrary,
);

type FilmFieldProps = {
  /** The address of the film; empty without one. */
  value: string;
  error?: string | undefined;
  upload: (film: File) => Promise<{ src: string }>;
  onChange: (src: string) => void;
};

const limits = limitsOf(film);
const kinds = 'MP4, WebM';

/** The film of a product: a file, which is stored as soon as it is chosen, one of the library, or an address of another site. */
export function FilmField({ value, error, upload: store, onChange }: FilmFieldProps) {
  const { i18n } = useServices();
  const { t } = i18n;
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const upload = useMutation({
    mutationFn: store,
    onSuccess: ({ src }) => onChange(src),
    onError: (reason) => setProblem(explainError(i18n, reason)),
  });
  function handleFile(file: File) {
    const refusal = checkFile(file, limits);
    if (refusal === 'kind') return setProblem(t('Choose a film in one of these formats: {kinds}', { kinds }));
    if (refusal) return setProblem(t(...fileErrorText(refusal, limits)));
    setProblem(undefined);
    upload.mutate(file);
  }
  function handleChange(src: string) {
    setProblem(undefined);
    onChange(src);
  }
  const isStored = value.startsWith(filmFolder);
  return (
    <div className="grid gap-4">
      {isStored && <StoredFilm src={value} onRemove={() => handleChange('')} />}
      <div className="grid gap-2">
        <FileField
          label={isStored ? t('Another film') : t('Add a film')}
          hint={t('{kinds}, at most {limit} MB. Shoppers see it after the pictures.', { kinds, limit: limits.maxBytes / 1024 ** 2 })}
          accept={limits.accept.join(',')}
          name={upload.isPending ? t('{name} is being stored …', { name: upload.variables.name }) : undefined}
          disabled={upload.isPending}
          onFile={handleFile}
        />
        <div role="alert" className="empty:hidden">
          {problem && <Note tone="error">{problem}</Note>}
        </div>
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setChoosing(true)}>
          <Clapperboard aria-hidden="true" />
          {t('Choose from the library')}
          <span className="sr-only">{t('Film')}</span>
        </Button>
      </div>
      {!isStored && (
        <Field label={t('Address of a film of another site')} error={error} hint={t('Shoppers open it in a tab of its own.')}>
          <TextInput type="url" dir="ltr" maxLength={500} value={value} onChange={({ target }) => handleChange(target.value)} />
        </Field>
      )}
      {isChoosing && (
        <Suspense>
          <FilmLibrary
            onClose={() => setChoosing(false)}
            onChoose={(src) => {
              setChoosing(false);
              handleChange(src);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function StoredFilm({ src, onRemove }: { src: string; onRemove: () => void }) {
  const { t } = useServices().i18n;
  return (
    <div className="grid max-w-sm gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: operators look at the file; its product describes it. */}
      <video
        src={src}
        controls
        preload="metadata"
        aria-label={t('Film')}
        className="aspect-video w-full rounded-lg border border-line bg-tint object-contain"
      />
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRemove}>
        {t('Remove the film')}
      </Button>
    </div>
  );
}
