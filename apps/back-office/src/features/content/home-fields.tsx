import type { HomeSectionState, HomeState } from '@souk/contract/back-office/content-state';
import type { HomeSectionKey, HomeSort } from '@souk/contract/catalog/home-sections';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { LanguageFields } from '../../lib/forms/language-fields.tsx';
import { useI18n } from '../../lib/services.tsx';
import type { StateFieldsProps } from './list-fields.tsx';
import { nameWithState, RangeFields } from './range-fields.tsx';
import { SortedList } from './sorted-list.tsx';

const nameTexts = {
  street: 'Street of shops',
  trust: 'Delivery, payment and returns',
  hero: 'Large banners',
  categories: 'Categories',
  'flash-sale': 'Flash sale',
  popular: 'Product row',
  ads: 'Banners between the rows',
  'just-for-you': 'Product list',
  'recently-viewed': 'Recently viewed',
  posts: 'Latest posts',
} as const satisfies Record<HomeSectionKey, string>;

const hintTexts = {
  street: 'The top shops with the name of the marketplace. It is always at the top.',
  trust: 'One line that explains how buying works.',
  hero: 'The banners at the top and next to them, from the tab “Banners”.',
  categories: 'The first ten categories in their order.',
  'flash-sale': 'The running sale and the next one. It has the name of the sale.',
  popular: 'Six products, without those of the flash sale.',
  ads: 'Two banners, from the tab “Banners”.',
  'just-for-you': 'Products with “Load more”. Shoppers who looked at products see those of the same shops first.',
  'recently-viewed': 'Only for shoppers who looked at products.',
  posts: 'The three newest posts of the blog.',
} as const satisfies Record<HomeSectionKey, string>;

/** The title that shoppers see without an own one. */
const titleTexts: Partial<Record<HomeSectionKey, string>> = {
  street: 'The description of the marketplace',
  categories: 'Shop by category',
  popular: 'Popular products',
  'just-for-you': 'New this week',
  'recently-viewed': 'Recently viewed',
  posts: 'Latest posts',
};

const sortTexts = {
  popular_product: 'What shoppers look at',
  newest: 'Newest first',
  top_selling: 'Best-selling first',
  top_rated: 'Best rated first',
} as const satisfies Record<HomeSort, string>;
const isSort = (text: string): text is HomeSort => Object.hasOwn(sortTexts, text);
const defaultSorts: Partial<Record<HomeSectionKey, HomeSort>> = { popular: 'popular_product', 'just-for-you': 'newest' };

/** The sections of the home page: their order, which are shown, their titles and what feeds them. */
export function HomeFields({ state, onChange, languages }: Pick<StateFieldsProps<HomeState>, 'state' | 'onChange' | 'languages'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const [street, ...others] = state.sections;
  if (!street) return null;
  return (
    <>
      <section aria-labelledby="home-street-section" className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-ground p-3 sm:p-4">
        <h3 id="home-street-section" className="text-sm font-semibold">
          {t(nameTexts.street)}
        </h3>
        <SectionFields {...{ languages }} section={street} onChange={(changed) => onChange({ ...state, sections: [changed, ...others] })} />
      </section>
      <SortedList
        label={t('Sections')}
        items={others}
        onChange={(changed) => onChange({ ...state, sections: [street, ...changed] })}
        nameOf={(section) => nameWithState(i18n, t(nameTexts[section.key]), section)}
        isFixed
      >
        {(section, change) => <SectionFields {...{ section, languages }} onChange={change} />}
      </SortedList>
    </>
  );
}

type SectionFieldsProps = Pick<StateFieldsProps<HomeState>, 'languages'> & {
  section: HomeSectionState;
  onChange: (section: HomeSectionState) => void;
};

function SectionFields({ section, onChange, languages }: SectionFieldsProps) {
  const { t } = useI18n();
  const { key, is_active, sort, title } = section;
  const titleText = titleTexts[key] && t(titleTexts[key]);
  const defaultSort = defaultSorts[key];
  const isOtherwiseFed = sort !== null && sort !== defaultSort;
  return (
    <>
      <p className="text-sm text-ink-muted">{t(hintTexts[key])}</p>
      <RangeFields value={section} onChange={onChange} />
      {is_active && defaultSort && (
        <Field label={t('Products')} className="max-w-sm">
          <Select
            value={sort ?? defaultSort}
            options={Object.entries(sortTexts).map(([value, label]) => ({ value, label: t(label) }))}
            onChange={({ target }) =>
              onChange({ ...section, sort: isSort(target.value) && target.value !== defaultSort ? target.value : null })
            }
          />
        </Field>
      )}
      {is_active && titleText !== undefined && (
        <LanguageFields
          label={t('Title')}
          kind={{
            max: 80,
            required: isOtherwiseFed,
            hint: isOtherwiseFed ? t('Other products need their own title.') : t('Empty: “{title}”', { title: titleText }),
          }}
          {...{ languages }}
          value={title}
          onChange={(changed) => onChange({ ...section, title: { ...changed } })}
        />
      )}
    </>
  );
}
