import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { useState } from 'react';
import { LanguageTabs, type Texts } from '../forms/language-fields.tsx';
import { useI18n } from '../services.tsx';
import { type SearchedPage, SearchResult } from './search-result.tsx';

type SeoFieldsProps = {
  page: SearchedPage;
  /** The default language first. */
  languages: ManagedSeo['languages'];
  value: { title: Texts; description: Texts };
  onChange: (value: { title: Record<string, string>; description: Record<string, string> }) => void;
};

/** Search engines cut longer texts. */
const shownTitle = 60;
const shownDescription = 155;

/** The title and description for search engines, one language at a time, with a preview. */
export function SeoFields({ page, languages, value, onChange }: SeoFieldsProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(languages[0]?.name ?? 'en');
  const language = languages.find((each) => each.name === shown);
  if (!language) return null;
  const textIn = (field: 'title' | 'description') => value[field][shown] ?? '';
  const change = (field: 'title' | 'description', text: string) => {
    const { title, description } = value;
    onChange({ ...{ title: { ...title }, description: { ...description } }, [field]: { ...value[field], [shown]: text } });
  };
  const writing = { lang: shown === 'ir' ? 'fa' : shown, dir: language.direction, autoComplete: 'off' } as const;
  return (
    <>
      <LanguageTabs
        {...{ languages, shown }}
        isFilled={(each) => Boolean(value.title[each] || value.description[each])}
        onShow={setShown}
      />
      <Field label={t('Title')} hint={<Counter length={textIn('title').length} best={shownTitle} />}>
        <TextInput
          {...writing}
          data-autofocus
          maxLength={120}
          placeholder={page.own.title[shown] ?? ''}
          value={textIn('title')}
          onChange={({ target }) => change('title', target.value)}
        />
      </Field>
      <Field label={t('Description')} hint={<Counter length={textIn('description').length} best={shownDescription} />}>
        <Textarea
          {...writing}
          rows={3}
          maxLength={320}
          placeholder={page.own.description[shown] ?? ''}
          value={textIn('description')}
          onChange={({ target }) => change('description', target.value)}
        />
      </Field>
      <SearchResult {...{ page, language }} title={textIn('title')} description={textIn('description')} />
    </>
  );
}

function Counter({ length, best }: { length: number; best: number }) {
  const { t, number } = useI18n();
  const isLong = length > best;
  return (
    <span className={isLong ? 'font-semibold text-warn-text' : undefined}>
      {t('{length} of {best} characters', { length: number(length), best: number(best) })}
      {isLong && ` · ${t('Search engines may cut it')}`}
    </span>
  );
}
