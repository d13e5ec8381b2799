import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { type ContentLanguage, LanguageTabs, type Texts } from '../forms/language-fields.tsx';
import { useI18n } from '../services.tsx';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

type RichTextsProps = { label: string; languages: readonly ContentLanguage[]; value: Texts; onChange: (value: Texts) => void };

/** Formatted text in every language, one at a time. The editor is loaded when it is first shown. */
export function RichTexts({ label, languages, value, onChange }: RichTextsProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(languages[0]?.name ?? 'en');
  const language = languages.find(({ name }) => name === shown);
  const filled = languages.filter(({ name }) => value[name]).length;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="contents">
        <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold">
          <span>{label}</span>
          <span className="text-xs font-normal text-ink-muted">
            {t('{count} of {total} languages', { count: filled, total: languages.length })}
          </span>
        </span>
      </legend>
      <LanguageTabs {...{ languages, shown }} isFilled={(name) => Boolean(value[name])} onShow={setShown} />
      {language && (
        <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
          <RichTextEditor
            key={shown}
            label={`${label} – ${language.title}`}
            language={language}
            value={value[shown] ?? ''}
            onChange={(html) => onChange({ ...value, [shown]: html })}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
