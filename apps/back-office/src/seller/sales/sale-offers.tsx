import type { SaleProduct } from '@souk/contract/seller/sales';
import type { OfferLimits } from '@souk/contract/seller/vouchers';
import { Button, IconButton } from '@souk/ui/button.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { MoneyField, readMoney } from '../../lib/forms/money-field.tsx';
import { Money, moneyFormat } from '../../lib/money.tsx';
import { useI18n } from '../../lib/services.tsx';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { AddProducts } from './add-products.tsx';
import { offerProblem, reducedPrice, type TypedOffer } from './sale-values.ts';

type SaleOffersProps = {
  value: readonly TypedOffer[];
  limits: OfferLimits;
  /** Undefined while they are loading. */
  results: readonly SaleProduct[] | undefined;
  /** Whether problems are shown already. */
  isChecked: boolean;
  error: string | undefined;
  onChange: (offers: TypedOffer[]) => void;
};

/** The products of a sale with their prices and what is left of each for the shop. */
export function SaleOffers({ value, limits, results, isChecked, error, onChange }: SaleOffersProps) {
  const { t } = useI18n();
  return (
    <div className="grid grid-cols-1 gap-4">
      {value.length === 0 && <p className="text-sm text-ink-muted">{t('No products yet. Add those that are cheaper during the sale.')}</p>}
      {value.length > 0 && (
        <ReduceAll
          onReduce={(percent) => onChange(value.map((offer) => ({ ...offer, price: String(reducedPrice(offer.regular_price, percent)) })))}
        />
      )}
      <ul aria-label={t('Products')} className="divide-y divide-line empty:hidden">
        {value.map((offer, index) => (
          <OfferLine
            key={offer.product_id}
            {...{ offer, limits, isChecked }}
            isLoading={results === undefined}
            result={results?.find(({ product_id, price }) => product_id === offer.product_id && price === readMoney(offer.price))}
            onType={(price) => onChange(value.map((each, at) => (at === index ? { ...each, price } : each)))}
            onRemove={() => onChange(value.filter((_each, at) => at !== index))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm text-sale-text">
          {error}
        </p>
      )}
      <AddProducts added={new Set(value.map(({ product_id }) => product_id))} onAdd={(offer) => onChange([...value, offer])} />
    </div>
  );
}

/** Sets every price to so many percent below the regular one. */
function ReduceAll({ onReduce }: { onReduce: (percent: number) => void }) {
  const { t } = useI18n();
  const [percent, setPercent] = useState('20');
  const typed = Number(percent);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('Percent off all prices')} className="min-w-[min(9rem,100%)] flex-1 sm:max-w-44">
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={percent}
          onChange={({ target }) => setPercent(target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <Button variant="secondary" disabled={typed < 1} onClick={() => onReduce(typed)}>
        {t('Apply to all')}
      </Button>
    </div>
  );
}

type OfferLineProps = {
  offer: TypedOffer;
  limits: OfferLimits;
  isChecked: boolean;
  isLoading: boolean;
  result: SaleProduct | undefined;
  onType: (price: string) => void;
  onRemove: () => void;
};

function OfferLine({ offer, limits, isChecked, isLoading, result, onType, onRemove }: OfferLineProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { currency, percent } = limits;
  const problem = isChecked ? offerProblem(offer, percent) : undefined;
  return (
    <li className="grid gap-3 py-4 text-sm first:pt-0">
      <div className="flex gap-3">
        <Thumbnail src={offer.thumbnail} />
        <p className="grid min-w-0 grow content-start gap-0.5">
          <bdi className="line-clamp-2 font-semibold wrap-anywhere">{offer.name}</bdi>
          <span className="text-ink-muted">
            {t('Regular price')}: <Money amount={offer.regular_price} currency={currency} />
          </span>
        </p>
        <IconButton label={t('Remove {name}', { name: offer.name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <MoneyField
          label={t('Price in the sale')}
          required
          currency={currency}
          value={offer.price}
          error={problem && t(problem.text, { price: moneyFormat(i18n, currency)(problem.lowest) })}
          onChange={onType}
        />
        {isLoading && <Skeleton className="h-9 w-44 rounded-md sm:mt-7" />}
        {result && (
          <dl className="flex flex-wrap gap-x-5 gap-y-1 sm:pt-7">
            <div>
              <dt className="text-xs text-ink-muted">{t('Commission')}</dt>
              <dd>
                <Money amount={result.commission} currency={currency} />
              </dd>
            </div>
            <div>
              <dt className="text-xs text-ink-muted">{t('Left for the shop')}</dt>
              <dd className="font-bold">
                <Money amount={result.left} currency={currency} />
              </dd>
            </div>
          </dl>
        )}
      </div>
      {result?.busy_in && (
        <p className="flex items-start gap-2 text-warn-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{t('It is also in “{name}” at that time. Shoppers pay the lower price.', { name: result.busy_in })}</span>
        </p>
      )}
    </li>
  );
}
