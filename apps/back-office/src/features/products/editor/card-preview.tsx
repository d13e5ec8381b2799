import type { ProductChoices } from '@souk/contract/back-office/products';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { readMoney } from '../../../lib/forms/money-field.tsx';
import { Money } from '../../../lib/money.tsx';
import { Panel } from '../../../lib/panel.tsx';
import { useI18n } from '../../../lib/services.tsx';
import type { ProductValues } from './product-values.ts';

type BesideProps = { values: ProductValues; choices: ProductChoices };

/** The card that shoppers will see in lists. */
export function CardPreview({ values, choices }: BesideProps) {
  const { t, locale } = useI18n();
  const [price, offer] = [readMoney(values.price), readMoney(values.discount_price)];
  const [main] = values.pictures;
  const brand = choices.brands.find(({ id }) => String(id) === values.brand_id)?.name;
  const name = values.name[locale] || values.name[choices.languages[0]?.name ?? 'en'];
  return (
    <Panel title={t('How shoppers see it')}>
      <div className="grid w-52 max-w-full gap-1.5 justify-self-center rounded-lg border border-line bg-surface p-2.5">
        <span className="relative block aspect-square overflow-hidden rounded-md bg-tint forced-colors:border">
          {main && <img src={main.src} alt="" className="size-full object-cover" />}
          {price !== undefined && offer !== undefined && offer < price && (
            <bdi dir="ltr" className="absolute start-2 top-2 rounded-sm bg-sale px-1.5 text-xs font-bold text-on-sale">
              −{Math.round((1 - offer / price) * 100)}%
            </bdi>
          )}
        </span>
        {brand && <p className="text-xs text-ink-muted">{brand}</p>}
        <p className="line-clamp-2 text-sm">{name || t('Name of the product')}</p>
        {price !== undefined && (
          <p className="flex items-baseline gap-2 font-bold">
            <Money amount={offer ?? price} currency={choices.currency} />
            {offer !== undefined && (
              <s className="text-xs font-normal text-ink-muted">
                <Money amount={price} currency={choices.currency} />
              </s>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** Hints that make a product easier to find and to trust; none of them prevents saving. */
export function QualityHints({ values, choices: { languages } }: BesideProps) {
  const { t } = useI18n();
  const isComplete = (texts: ProductValues['name']) => languages.every(({ name }) => texts[name]?.trim());
  const hints = [
    { text: t('A name in every language'), isMet: isComplete(values.name) },
    { text: t('A description in every language'), isMet: isComplete(values.description) },
    { text: t('A short description: search engines show it'), isMet: isComplete(values.short_description) },
    { text: t('At least three pictures'), isMet: values.pictures.length >= 3 },
    { text: t('A brand'), isMet: values.brand_id !== '' },
    { text: t('Something in stock'), isMet: values.variants.some(({ stock, is_active }) => is_active && Number(stock) > 0) },
  ];
  const met = hints.filter(({ isMet }) => isMet).length;
  return (
    <Panel title={t('Quality: {count} of {total}', { count: met, total: hints.length })}>
      <ul className="grid gap-2 text-sm">
        {hints.map(({ text, isMet }) => (
          <li key={text} className="flex items-start gap-2">
            {isMet ? (
              <CircleCheck aria-label={t('Done')} className="mt-0.5 size-4 shrink-0 text-success-text" />
            ) : (
              <CircleAlert aria-label={t('Missing')} className="mt-0.5 size-4 shrink-0 text-warn-text" />
            )}
            <span className={isMet ? 'text-ink-muted' : undefined}>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
