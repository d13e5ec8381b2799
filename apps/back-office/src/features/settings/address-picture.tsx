import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useState } from 'react';
import type { ContentLanguage } from '../../lib/forms/language-fields.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { useI18n } from '../../lib/services.tsx';

type AddressPictureProps = {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (address: string | null) => void;
};

/** A picture that is stored by its address: uploaded, or of another site. */
export function AddressPicture({ label, error, value, onChange }: AddressPictureProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-3">
      <SinglePicture
        label={label}
        value={value === '' ? null : { id: 0, src: value }}
        onChange={(picture) => onChange(picture?.src ?? null)}
      />
      <Field label={t('Or the address of a picture')} error={error}>
        <TextInput
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value || null)}
        />
      </Field>
    </div>
  );
}

type PicturesByLanguageProps = {
  label: string;
  error: string | undefined;
  /** The default language first. */
  languages: readonly ContentLanguage[];
  value: Readonly<Record<string, string>>;
  onChange: (value: Record<string, string>) => void;
};

/** A picture for all languages, and others for single ones where there are any. */
export function PicturesByLanguage({ label, error, languages, value, onChange }: PicturesByLanguageProps) {
  const { t } = useI18n();
  const [own] = languages;
  const [added, setAdded] = useState<readonly string[]>([]);
  if (!own) return null;
  const shown = languages.filter(({ name }) => name === own.name || value[name] || added.includes(name));
  return (
    <div className="grid gap-4">
      {shown.map(({ name, title }) => (
        <AddressPicture
          key={name}
          label={`${label} (${title})`}
          error={name === own.name ? error : undefined}
          value={value[name] ?? ''}
          onChange={(address) => onChange({ ...value, [name]: address ?? '' })}
        />
      ))}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {languages
          .filter((language) => !shown.includes(language))
          .map(({ name, title }) => (
            <Button key={name} size="sm" variant="ghost" onClick={() => setAdded([...added, name])}>
              {t('Another one for {language}', { language: title })}
            </Button>
          ))}
      </div>
    </div>
  );
}
