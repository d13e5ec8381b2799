import { Note } from '@souk/ui/feedback/note.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Clock, MapPin, Store } from 'lucide-react';
import { useState } from 'react';
import type { ContentLanguage } from '../../lib/forms/language-fields.tsx';
import { useI18n } from '../../lib/services.tsx';
import type { ShopValues } from '../../lib/shops/shop-values.ts';

type ShopPreviewProps = { values: ShopValues; languages: readonly ContentLanguage[] };

/** The head of the shop's page as shoppers will see it, in one of the languages and in its direction. */
export function ShopPreview({ values, languages }: ShopPreviewProps) {
  const { t, locale } = useI18n();
  const [chosen, setChosen] = useState(() => languages.find(({ name }) => name === locale)?.name ?? languages[0]?.name);
  const language = languages.find(({ name }) => name === chosen) ?? languages[0];
  if (!language) return null;
  // A text that is missing in a language is shown in the default one.
  const textOf = (field: 'name' | 'tagline' | 'description' | 'address') =>
    values[field][language.name]?.trim() || values[field][languages[0]?.name ?? '']?.trim() || '';
  return (
    <section aria-labelledby="shop-preview" className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="shop-preview" className="text-lg font-bold">
          {t('Preview')}
        </h2>
        <Select
          size="sm"
          aria-label={t('Language of the preview')}
          value={language.name}
          options={languages.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <div
        dir={language.direction}
        lang={language.name === 'ir' ? 'fa' : language.name}
        className="grid overflow-hidden rounded-lg border border-line bg-ground"
      >
        <div className="aspect-5/2 bg-tint">
          {values.banner && <img src={values.banner.src} alt="" className="size-full object-cover" />}
        </div>
        <div className="grid gap-2 p-4">
          <div className="flex items-end gap-3">
            <span className="-mt-12 grid size-20 shrink-0 place-items-center overflow-hidden rounded-t-full rounded-b-md border-4 border-ground bg-primary-soft text-on-primary-soft">
              {values.logo ? <img src={values.logo.src} alt="" className="size-full object-cover" /> : <Store aria-hidden="true" />}
            </span>
            <p className="min-w-0 text-lg leading-snug font-bold wrap-anywhere">{textOf('name') || t('The name of your shop')}</p>
          </div>
          {textOf('tagline') && <p className="text-ink-muted wrap-anywhere">{textOf('tagline')}</p>}
          <Facts values={values} address={textOf('address')} />
          {values.back_on && <Holiday backOn={values.back_on} />}
          {textOf('description') && (
            <p className="border-t border-line pt-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-line">{textOf('description')}</p>
          )}
        </div>
      </div>
      <p className="text-xs text-ink-muted">{t('Below it are your products and reviews.')}</p>
    </section>
  );
}

function Facts({ values, address }: { values: ShopValues; address: string }) {
  const { t, number } = useI18n();
  const [from, to] = [Number(values.delivery_days_min), Number(values.delivery_days_max)];
  return (
    <ul className="grid gap-1 text-sm text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      <li>
        <Clock aria-hidden="true" />
        {t('Delivery in {from}–{to} days', { from: number(from), to: number(to) })}
      </li>
      {address && (
        <li>
          <MapPin aria-hidden="true" />
          <span className="wrap-anywhere">{address}</span>
        </li>
      )}
    </ul>
  );
}

function Holiday({ backOn }: { backOn: string }) {
  const { t, date } = useI18n();
  return <Note tone="warn">{t('On holiday, back on {date}', { date: date(backOn) })}</Note>;
}
