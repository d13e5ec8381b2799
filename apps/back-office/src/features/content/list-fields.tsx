import type { ContentPicture } from '@souk/contract/back-office/content';
import type {
  BannerState,
  BannersState,
  FootersState,
  HelpState,
  MenusState,
  SocialLinksState,
} from '@souk/contract/back-office/content-state';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useState } from 'react';
import { type ContentLanguage, LanguageFields, type Texts } from '../../lib/forms/language-fields.tsx';
import { SinglePicture } from '../../lib/forms/single-picture.tsx';
import { RichTexts } from '../../lib/rich-text/rich-texts.tsx';
import { useI18n } from '../../lib/services.tsx';
import { nameWithState, RangeFields } from './range-fields.tsx';
import { SortedList } from './sorted-list.tsx';

export type StateFieldsProps<State> = {
  state: State;
  onChange: (state: State) => void;
  languages: readonly ContentLanguage[];
  pictures: readonly ContentPicture[];
};

function nameIn(texts: Texts, locale: string): string | undefined {
  return texts[locale] || Object.values(texts).find((text) => text !== '');
}

/** A link as it is typed; empty for none where that is allowed. */
function LinkField({ value, onChange, label }: { value: string | null; onChange: (value: string) => void; label?: string }) {
  const { t } = useI18n();
  return (
    <Field label={label ?? t('Link')} hint={t('An address of the shop such as /plans, or one that begins with https://')}>
      <TextInput dir="ltr" autoComplete="off" maxLength={500} value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

const places = { hero: 'Large, at the top', side: 'Next to the large ones', ad: 'Between the product rows' } as const;
const isPlace = (text: string): text is BannerState['place'] => Object.hasOwn(places, text);

export function BannersFields({ state, onChange, languages, pictures }: StateFieldsProps<BannersState>) {
  const i18n = useI18n();
  const { t, locale } = i18n;
  return (
    <>
      <SortedList
        label={t('Banners')}
        items={state.banners}
        onChange={(banners) => onChange({ ...state, banners })}
        nameOf={(banner) => nameWithState(i18n, nameIn(banner.title, locale) ?? t(places[banner.place]), banner)}
      >
        {(banner, change) => <BannerFields {...{ banner, languages, pictures }} onChange={change} />}
      </SortedList>
      <NewBanner onAdd={(banner) => onChange({ ...state, banners: [...state.banners, banner] })} />
    </>
  );
}

/** A banner begins with its picture, without which it cannot be stored. */
function NewBanner({ onAdd }: { onAdd: (banner: BannerState) => void }) {
  const { t } = useI18n();
  const [count, setCount] = useState(0);
  const fields = {
    id: null,
    place: 'hero',
    title: {},
    subtitle: {},
    button: {},
    link: null,
    picture_rtl_id: null,
    is_active: true,
    starts_at: null,
    ends_at: null,
  } as const;
  return (
    <SinglePicture
      key={count}
      label={t('Add a banner with this picture')}
      hint={t('JPEG, PNG or WebP, at most 5 MB. Large banners are 2 : 1, those between rows 4 : 1.')}
      shape="wide"
      value={null}
      onChange={(picture) => {
        if (!picture) return;
        onAdd({ ...fields, picture_id: picture.id });
        setCount(count + 1);
      }}
    />
  );
}

type BannerFieldsProps = {
  banner: BannerState;
  onChange: (banner: BannerState) => void;
  languages: readonly ContentLanguage[];
  pictures: readonly ContentPicture[];
};

function BannerFields({ banner, onChange, languages, pictures }: BannerFieldsProps) {
  const { t, number } = useI18n();
  // Pictures that were uploaded since the content was loaded.
  const [added, setAdded] = useState<readonly { id: number; src: string }[]>([]);
  const find = (id: number | null) =>
    [...pictures, ...added].find((picture) => picture.id === id) ?? (id === null ? null : { id, src: '' });
  const main = pictures.find(({ id }) => id === banner.picture_id);
  function handlePicture(field: 'picture_id' | 'picture_rtl_id', picture: { id: number; src: string } | null) {
    if (picture) setAdded([...added, picture]);
    if (field === 'picture_rtl_id') onChange({ ...banner, picture_rtl_id: picture?.id ?? null });
    else if (picture) onChange({ ...banner, picture_id: picture.id });
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SinglePicture
          label={t('Picture')}
          shape="wide"
          hint={main && t('{width} × {height} pixels', { width: number(main.width), height: number(main.height) })}
          value={find(banner.picture_id)}
          onChange={(picture) => handlePicture('picture_id', picture)}
        />
        <SinglePicture
          label={t('Mirrored picture for right-to-left languages')}
          shape="wide"
          value={find(banner.picture_rtl_id)}
          onChange={(picture) => handlePicture('picture_rtl_id', picture)}
        />
      </div>
      <LanguageFields
        label={t('Title')}
        kind={{ max: 80 }}
        {...{ languages }}
        value={banner.title}
        onChange={(title) => onChange({ ...banner, title: { ...title } })}
      />
      <LanguageFields
        label={t('Second line')}
        kind={{ max: 160 }}
        {...{ languages }}
        value={banner.subtitle}
        onChange={(subtitle) => onChange({ ...banner, subtitle: { ...subtitle } })}
      />
      <LanguageFields
        label={t('Text of the button')}
        kind={{ max: 40 }}
        {...{ languages }}
        value={banner.button}
        onChange={(button) => onChange({ ...banner, button: { ...button } })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Place on the home page')}>
          <Select
            value={banner.place}
            options={Object.entries(places).map(([value, label]) => ({ value, label: t(label) }))}
            onChange={({ target }) => isPlace(target.value) && onChange({ ...banner, place: target.value })}
          />
        </Field>
        <LinkField value={banner.link} onChange={(link) => onChange({ ...banner, link: link || null })} />
      </div>
      <RangeFields value={banner} onChange={onChange} />
    </>
  );
}

/** Whether a link opens in a new tab. */
function NewTab({ value, onChange }: { value: '_self' | '_blank'; onChange: (value: '_self' | '_blank') => void }) {
  const { t } = useI18n();
  return (
    <Checkbox
      label={t('Opens in a new tab')}
      checked={value === '_blank'}
      onChange={({ target }) => onChange(target.checked ? '_blank' : '_self')}
    />
  );
}

type MenuItem = MenusState['items'][number];

export function MenusFields({ state, onChange, languages }: StateFieldsProps<MenusState>) {
  const { t, locale } = useI18n();
  return (
    <SortedList
      label={t('Menu')}
      items={state.items}
      onChange={(items) => onChange({ ...state, items })}
      nameOf={({ name, url }) => nameIn(name, locale) ?? url}
      add={{ label: t('Add an item'), create: (): MenuItem => ({ id: null, name: {}, url: '/', target: '_self', is_external: false }) }}
    >
      {(item, change) => (
        <>
          <LanguageFields
            label={t('Name')}
            kind={{ max: 60, required: true }}
            {...{ languages }}
            value={item.name}
            onChange={(name) => change({ ...item, name: { ...name } })}
          />
          <LinkField value={item.url} onChange={(url) => change({ ...item, url, is_external: /^https?:/.test(url) })} />
          <NewTab value={item.target} onChange={(target) => change({ ...item, target })} />
        </>
      )}
    </SortedList>
  );
}

const itemTypes = {
  link: 'Link',
  text: 'Text',
  phone: 'Phone number of the settings',
  email: 'Mail address of the settings',
  social_links: 'Social links',
  app_store: 'Links to the apps',
  logo: 'Logo',
} as const;
const isItemType = (text: string): text is keyof typeof itemTypes => Object.hasOwn(itemTypes, text);

export function FootersFields({ state, onChange, languages }: StateFieldsProps<FootersState>) {
  const { t, locale } = useI18n();
  return (
    <SortedList
      label={t('Columns of the footer')}
      items={state.columns}
      onChange={(columns) => onChange({ ...state, columns })}
      nameOf={({ title }, index) => nameIn(title, locale) ?? t('Column {number}', { number: index + 1 })}
      add={{ label: t('Add a column'), create: () => ({ id: null, title: {}, items: [] }) }}
    >
      {(column, change) => (
        <>
          <LanguageFields
            label={t('Title')}
            kind={{ max: 60 }}
            {...{ languages }}
            value={column.title}
            onChange={(title) => change({ ...column, title: { ...title } })}
          />
          <FooterItems {...{ languages }} items={column.items} onChange={(items) => change({ ...column, items })} />
        </>
      )}
    </SortedList>
  );
}

type FooterItem = FootersState['columns'][number]['items'][number];
type FooterItemsProps = { items: FooterItem[]; onChange: (items: FooterItem[]) => void; languages: readonly ContentLanguage[] };

function FooterItems({ items, onChange, languages }: FooterItemsProps) {
  const { t, locale } = useI18n();
  return (
    <SortedList
      label={t('Items')}
      {...{ items, onChange }}
      nameOf={({ title, type }) => nameIn(title, locale) ?? t(itemTypes[type])}
      add={{ label: t('Add an item'), create: (): FooterItem => ({ id: null, type: 'link', title: {}, url: '/', target: '_self' }) }}
    >
      {(item, change) => (
        <>
          <Field label={t('Kind')}>
            <Select
              value={item.type}
              options={Object.entries(itemTypes).map(([value, label]) => ({ value, label: t(label) }))}
              onChange={({ target }) => isItemType(target.value) && change({ ...item, type: target.value })}
            />
          </Field>
          {(item.type === 'link' || item.type === 'text') && (
            <LanguageFields
              label={t('Text')}
              kind={{ max: 300 }}
              {...{ languages }}
              value={item.title}
              onChange={(title) => change({ ...item, title: { ...title } })}
            />
          )}
          {item.type === 'link' && (
            <>
              <LinkField value={item.url} onChange={(url) => change({ ...item, url: url || null })} />
              <NewTab value={item.target} onChange={(target) => change({ ...item, target })} />
            </>
          )}
        </>
      )}
    </SortedList>
  );
}

export function SocialLinksFields({ state, onChange }: StateFieldsProps<SocialLinksState>) {
  const { t } = useI18n();
  return (
    <SortedList
      label={t('Social links')}
      items={state.links}
      onChange={(links) => onChange({ ...state, links })}
      nameOf={({ name, link }) => name || link}
      add={{ label: t('Add a link'), create: () => ({ id: null, name: '', link: 'https://', logo_url: null }) }}
    >
      {(item, change) => (
        <>
          <Field label={t('Name of the network')} required>
            <TextInput maxLength={60} value={item.name} onChange={({ target }) => change({ ...item, name: target.value })} />
          </Field>
          <LinkField label={t('Address of your page')} value={item.link} onChange={(link) => change({ ...item, link })} />
        </>
      )}
    </SortedList>
  );
}

export function HelpFields({ state, onChange, languages }: StateFieldsProps<HelpState>) {
  const { t, locale } = useI18n();
  return (
    <SortedList
      label={t('Help topics')}
      items={state.topics}
      onChange={(topics) => onChange({ ...state, topics })}
      nameOf={({ title, slug }) => nameIn(title, locale) ?? slug}
      add={{ label: t('Add a topic'), create: () => ({ id: null, slug: '', title: {}, text: {}, icon: '', questions: [] }) }}
    >
      {(topic, change) => (
        <>
          <LanguageFields
            label={t('Title')}
            kind={{ max: 120, required: true }}
            {...{ languages }}
            value={topic.title}
            onChange={(title) => change({ ...topic, title: { ...title } })}
          />
          <LanguageFields
            label={t('Short text')}
            kind={{ max: 300 }}
            {...{ languages }}
            value={topic.text}
            onChange={(text) => change({ ...topic, text: { ...text } })}
          />
          <AddressField value={topic.slug} onChange={(slug) => change({ ...topic, slug })} />
          <Questions {...{ languages }} questions={topic.questions} onChange={(questions) => change({ ...topic, questions })} />
        </>
      )}
    </SortedList>
  );
}

type Question = HelpState['topics'][number]['questions'][number];
type QuestionsProps = { questions: Question[]; onChange: (questions: Question[]) => void; languages: readonly ContentLanguage[] };

function Questions({ questions, onChange, languages }: QuestionsProps) {
  const { t, locale } = useI18n();
  return (
    <SortedList
      label={t('Questions')}
      items={questions}
      onChange={onChange}
      nameOf={({ question, slug }) => nameIn(question, locale) ?? slug}
      add={{ label: t('Add a question'), create: () => ({ id: null, slug: '', question: {}, answer: {} }) }}
    >
      {(item, change) => (
        <>
          <LanguageFields
            label={t('Question')}
            kind={{ max: 300, required: true }}
            {...{ languages }}
            value={item.question}
            onChange={(question) => change({ ...item, question: { ...question } })}
          />
          <RichTexts
            label={t('Answer')}
            {...{ languages }}
            value={item.answer}
            onChange={(answer) => change({ ...item, answer: { ...answer } })}
          />
          <AddressField value={item.slug} onChange={(slug) => change({ ...item, slug })} />
        </>
      )}
    </SortedList>
  );
}

export function AddressField({ value, onChange, hint }: { value: string; onChange: (slug: string) => void; hint?: string | undefined }) {
  const { t } = useI18n();
  return (
    <Field label={t('Address')} hint={hint ?? t('Small letters, digits and dashes; empty: made from the English text')}>
      <TextInput dir="ltr" autoComplete="off" maxLength={160} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
