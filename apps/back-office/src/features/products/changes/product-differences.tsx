import type { ProductChoices, ProductContent } from '@souk/contract/back-office/products';
import { Badge } from '@souk/ui/badge.tsx';
import type { ReactNode } from 'react';
import { Money } from '../../../lib/money.tsx';
import { useI18n } from '../../../lib/services.tsx';
import { variantName } from '../editor/variant-table.tsx';
import { type Difference, type DifferenceField, listDifferences } from './list-differences.ts';

const fieldTexts = {
  name: 'Name',
  short_description: 'Short description',
  description: 'Description',
  pictures: 'Pictures',
  category: 'Category',
  brand: 'Brand',
  is_published: 'Shown to shoppers',
  price: 'Price',
  discount_price: 'Offer price',
  variants: 'New variants',
} as const satisfies Record<DifferenceField, string>;

type ProductDifferencesProps = {
  before: ProductContent | null;
  after: ProductContent;
  /** The state that the shop saw: fields that changed since are marked. */
  base?: ProductContent | null;
  choices: ProductChoices;
};

/** Field by field what shoppers see now and what is proposed, the languages of a text below each other. */
export function ProductDifferences({ before, after, base, choices }: ProductDifferencesProps) {
  const { t } = useI18n();
  const differences = listDifferences({ before, after, base }, choices);
  if (differences.length === 0) return <p className="text-sm text-ink-muted">{t('Nothing differs any more.')}</p>;
  return (
    <dl className="grid grid-cols-1 divide-y divide-line">
      {differences.map((difference) => (
        <div key={difference.field} className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
          <dt className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {t(fieldTexts[difference.field])}
            {difference.isNewer && <Badge tone="warn">{t('Changed since the shop saw it')}</Badge>}
          </dt>
          <dd className="grid grid-cols-1 gap-3">
            <Sides difference={difference} choices={choices} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sides({ difference, choices }: { difference: Difference; choices: ProductChoices }) {
  const { t } = useI18n();
  switch (difference.kind) {
    case 'texts':
      return difference.languages.map(({ name, before, after }) => {
        const language = choices.languages.find((each) => each.name === name);
        const shared = { lang: name === 'ir' ? 'fa' : name, dir: language?.direction ?? 'auto' };
        const show = (text: string) => (
          <span {...shared} className="block whitespace-pre-line">
            {text || '–'}
          </span>
        );
        return <Pair key={name} label={language?.title} before={before === undefined ? undefined : show(before)} after={show(after)} />;
      });
    case 'pictures': {
      const { before, after } = difference.sides;
      return <Pair before={before && <Pictures pictures={before} />} after={<Pictures pictures={after} />} />;
    }
    case 'text':
      return <Pair before={difference.sides.before} after={difference.sides.after || '–'} />;
    case 'shown': {
      const word = (isShown: boolean) => t(isShown ? 'Yes' : 'No');
      const { before, after } = difference.sides;
      return <Pair before={before === undefined ? undefined : word(before)} after={word(after)} />;
    }
    case 'amount': {
      const { after } = difference.sides;
      return <Pair before={undefined} after={after !== null && <Money amount={after} currency={choices.currency} />} />;
    }
    case 'variants':
      return <Variants variants={difference.added} choices={choices} />;
  }
}

type PairProps = { label?: string | undefined; before: ReactNode; after: ReactNode };

/** Both states next to each other, on a phone below each other. Without the former one there is only the proposed one. */
function Pair({ label, before, after }: PairProps) {
  const { t } = useI18n();
  return (
    <div className="grid grid-cols-1 gap-1">
      {label && (
        <p className="text-xs text-ink-muted">
          <bdi>{label}</bdi>
        </p>
      )}
      <div className={before === undefined ? 'grid' : 'grid gap-2 sm:grid-cols-2'}>
        {before !== undefined && (
          <div className="min-w-0 rounded-md bg-tint px-3 py-2 text-sm text-ink-muted wrap-anywhere">
            <p className="text-xs">{t('Shoppers see now')}</p>
            {before || '–'}
          </div>
        )}
        <div className="min-w-0 rounded-md bg-success-soft px-3 py-2 text-sm wrap-anywhere">
          {before !== undefined && <p className="text-xs text-success-text">{t('Proposed')}</p>}
          {after}
        </div>
      </div>
    </div>
  );
}

function Pictures({ pictures }: { pictures: ProductContent['pictures'] }) {
  const { t } = useI18n();
  if (pictures.length === 0) return <span>{t('No picture')}</span>;
  return (
    <span className="flex flex-wrap gap-2 pt-1">
      {pictures.map(({ id, src }, index) => (
        <img
          key={id}
          src={src}
          alt={t('Image {position}', { position: index + 1 })}
          width={96}
          height={96}
          loading="lazy"
          className="size-24 rounded-md bg-tint object-cover"
        />
      ))}
    </span>
  );
}

function Variants({ variants, choices }: { variants: ProductContent['variants']; choices: ProductChoices }) {
  const { t, number } = useI18n();
  return (
    <ul className="grid gap-1.5 text-sm">
      {variants.map((variant) => (
        <li
          key={[variant.color_id, variant.size_id, variant.unit_id].join()}
          className="flex flex-wrap justify-between gap-x-4 rounded-md bg-success-soft px-3 py-2"
        >
          <bdi>{variantName(variant, choices) || t('Without choices')}</bdi>
          <span className="flex flex-wrap gap-x-4 text-ink-muted">
            <span>
              {t('Stock')}: {number(variant.stock)}
            </span>
            {variant.extra_price > 0 && (
              <span>
                + <Money amount={variant.extra_price} currency={choices.currency} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
