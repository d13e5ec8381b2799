import { classNames } from '@souk/ui/class-names.ts';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../services.tsx';

/** A text by language code. */
export type Texts = Readonly<Record<string, string>>;
export type ContentLanguage = { name: string; title: string; direction: 'ltr' | 'rtl' };

type LanguageFieldsProps = {
  label: string;
  languages: readonly ContentLanguage[];
  value: Texts;
  onChange: (value: Texts) => void;
  errors?: Texts | undefined;
  /** How it is written; the first language is required if `required` is set. */
  kind?: { long?: boolean; required?: boolean; max: number; hint?: string } | undefined;
};

/** A text in every language: side by side where there is room, otherwise behind tabs that show what is missing. */
export function LanguageFields({ label, languages, value, onChange, errors = {}, kind = { max: 200 } }: LanguageFieldsProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(languages[0]?.name);
  const filled = languages.filter(({ name }) => value[name]?.trim()).length;
  const firstWrong = languages.find(({ name }) => errors[name])?.name;
  const visible = firstWrong ?? shown;
  return (
    <fieldset className="@container grid min-w-0 grid-cols-1 gap-2">
      <legend className="contents">
        <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold">
          <span>
            {label}
            {kind.required && (
              <span aria-hidden="true" className="text-sale-text">
                {' *'}
              </span>
            )}
          </span>
          <span className="text-xs font-normal text-ink-muted">
            {t('{count} of {total} languages', { count: filled, total: languages.length })}
          </span>
        </span>
      </legend>
      <LanguageTabs
        {...{ languages }}
        className="@2xl:hidden"
        shown={visible}
        isFilled={(name) => Boolean(value[name]?.trim())}
        onShow={setShown}
      />
      <div className="grid gap-3 @2xl:grid-cols-3">
        {languages.map((language, index) => (
          <Field
            key={language.name}
            label={<LanguageLabel label={label} language={language} isFilled={Boolean(value[language.name]?.trim())} />}
            error={errors[language.name]}
            hint={index === 0 ? kind.hint : undefined}
            className={language.name === visible ? undefined : '@max-2xl:hidden'}
          >
            <LanguageInput
              {...{ language, kind }}
              required={Boolean(kind.required) && index === 0}
              value={value[language.name] ?? ''}
              onChange={(text) => onChange({ ...value, [language.name]: text })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

type LanguageTabsProps = {
  languages: readonly ContentLanguage[];
  shown: string | undefined;
  isFilled: (name: string) => boolean;
  onShow: (name: string) => void;
  className?: string | undefined;
};

/** Chooses the language whose text is edited, and marks those that have one. */
export function LanguageTabs({ languages, shown, isFilled, onShow, className }: LanguageTabsProps) {
  return (
    <div className={classNames('flex flex-wrap gap-1', className)}>
      {languages.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === shown}
          onClick={() => onShow(name)}
          className="flex min-h-9 items-center gap-1.5 rounded-md px-3 text-sm hover:bg-tint aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-on-primary-soft pointer-coarse:min-h-11"
        >
          <Mark isFilled={isFilled(name)} />
          <bdi>{title}</bdi>
        </button>
      ))}
    </div>
  );
}

function Mark({ isFilled }: { isFilled: boolean }) {
  const Icon = isFilled ? CircleCheck : CircleDashed;
  return <Icon aria-hidden="true" className={classNames('size-4 shrink-0', isFilled ? 'text-success-text' : 'text-ink-muted')} />;
}

/** The whole name for a screen reader; on the screen the language alone, because the label is above. */
function LanguageLabel({ label, language, isFilled }: { label: string; language: ContentLanguage; isFilled: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-normal text-ink-muted @max-2xl:sr-only">
      <span className="sr-only">{label}</span> <Mark isFilled={isFilled} />
      <bdi>{language.title}</bdi>
    </span>
  );
}

type LanguageInputProps = {
  required: boolean;
  language: ContentLanguage;
  value: string;
  onChange: (text: string) => void;
  kind: NonNullable<LanguageFieldsProps['kind']>;
};

function LanguageInput({ language: { name, direction }, value, onChange, required, kind: { long, max } }: LanguageInputProps) {
  const shared = { lang: name === 'ir' ? 'fa' : name, dir: direction, maxLength: max, value, 'aria-required': required || undefined };
  return long ? (
    <Textarea {...shared} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextInput {...shared} onChange={({ target }) => onChange(target.value)} />
  );
}
