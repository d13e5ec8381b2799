import type { PageState, PostState } from '@souk/contract/back-office/content-state';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useState } from 'react';
import { LanguageFields } from '../../lib/forms/language-fields.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { Panel } from '../../lib/panel.tsx';
import { RichTexts } from '../../lib/rich-text/rich-texts.tsx';
import { useI18n } from '../../lib/services.tsx';
import { AddressField, type StateFieldsProps } from './list-fields.tsx';

type PostFieldsProps = StateFieldsProps<PostState> & { categories: readonly { id: number; name: string }[] };

export function PostFields({ state, onChange, languages, pictures, categories }: PostFieldsProps) {
  const { t } = useI18n();
  const [added, setAdded] = useState<{ id: number; src: string }>();
  const { picture_id } = state;
  const picture = picture_id === null ? null : ([added, ...pictures].find((each) => each?.id === picture_id) ?? null);
  return (
    <>
      <Panel title={t('Text')}>
        <LanguageFields
          label={t('Title')}
          kind={{ max: 200, required: true }}
          {...{ languages }}
          value={state.title}
          onChange={(title) => onChange({ ...state, title: { ...title } })}
        />
        <LanguageFields
          label={t('Short text for lists')}
          kind={{ max: 500, long: true, hint: t('Search engines show it, too.') }}
          {...{ languages }}
          value={state.excerpt}
          onChange={(excerpt) => onChange({ ...state, excerpt: { ...excerpt } })}
        />
        <RichTexts label={t('Text')} {...{ languages }} value={state.body} onChange={(body) => onChange({ ...state, body: { ...body } })} />
      </Panel>
      <Panel title={t('Details')}>
        <SinglePicture
          label={t('Cover')}
          shape="wide"
          value={picture}
          onChange={(chosen) => {
            if (chosen) setAdded(chosen);
            onChange({ ...state, picture_id: chosen?.id ?? null });
          }}
        />
        <LanguageFields
          label={t('Author')}
          kind={{ max: 120 }}
          {...{ languages }}
          value={state.author}
          onChange={(author) => onChange({ ...state, author: { ...author } })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressField value={state.slug} onChange={(slug) => onChange({ ...state, slug })} hint={t('Small letters, digits and dashes')} />
          <Field label={t('Category')}>
            <Select
              value={String(state.category_id ?? '')}
              options={[{ value: '', label: t('None') }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
              onChange={({ target }) => onChange({ ...state, category_id: Number(target.value) || null })}
            />
          </Field>
        </div>
        <TagsField value={state.tags} onChange={(tags) => onChange({ ...state, tags })} />
      </Panel>
    </>
  );
}

function TagsField({ value, onChange }: { value: readonly string[]; onChange: (tags: string[]) => void }) {
  const { t } = useI18n();
  const [text, setText] = useState(value.join(', '));
  const read = (typed: string) => typed.split(/[,،\s]+/).filter((tag) => tag !== '');
  // Discarding or loading another state replaces what was typed.
  const shown = read(text).join(' ') === value.join(' ') ? text : value.join(', ');
  return (
    <Field label={t('Tags')} hint={t('With commas between')}>
      <TextInput
        maxLength={600}
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          onChange(read(target.value));
        }}
      />
    </Field>
  );
}

export function PageFields({ state, onChange, languages }: Omit<StateFieldsProps<PageState>, 'pictures'>) {
  const { t } = useI18n();
  return (
    <Panel title={t('Text')}>
      <LanguageFields
        label={t('Title')}
        kind={{ max: 200, required: true }}
        {...{ languages }}
        value={state.title}
        onChange={(title) => onChange({ ...state, title: { ...title } })}
      />
      <RichTexts label={t('Text')} {...{ languages }} value={state.body} onChange={(body) => onChange({ ...state, body: { ...body } })} />
    </Panel>
  );
}
