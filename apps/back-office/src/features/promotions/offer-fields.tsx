import type { OfferedProduct } from '@souk/contract/back-office/promotions/flash-sales';
import { Button, IconButton } from '@souk/ui/button.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronUp, Plus, Search, Trash2, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { readMoment } from '../../lib/forms/moment-field.tsx';
import { MoneyInput } from '../../lib/forms/money-field.tsx';
import { Money } from '../../lib/money.tsx';
import { useI18n, useServices } from '../../lib/services.tsx';
import { offerableQuery } from './flash-sale-queries.ts';
import { offerProblem, type TypedOffer } from './flash-sale-values.ts';

type OfferFieldsProps = {
  value: readonly TypedOffer[];
  currency: string;
  /** The time of the sale as it is typed: products of other sales at that time cannot be added. */
  period: { starts_at: string; ends_at: string; sale: number };
  error?: string | undefined;
  /** Whether problems are shown already. */
  isChecked: boolean;
  onChange: (offers: TypedOffer[]) => void;
};

/** The products of a sale with their prices and quantities, in the order in which shoppers see them. */
export function OfferFields({ value, currency, period, error, isChecked, onChange }: OfferFieldsProps) {
  const { t } = useI18n();
  const [isAdding, setAdding] = useState(false);
  const change = (index: number, fields: Partial<TypedOffer>) =>
    onChange(value.map((offer, at) => (at === index ? { ...offer, ...fields } : offer)));
  function handleMove(index: number, to: number) {
    const offer = value[index];
    if (offer && to >= 0 && to < value.length) onChange(value.toSpliced(index, 1).toSpliced(to, 0, offer));
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {value.length === 0 && <p className="text-sm text-ink-muted">{t('No products yet. Add those that are cheaper during the sale.')}</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {value.map((offer, index) => (
          <OfferLine
            key={offer.product_id}
            {...{ offer, currency }}
            problem={isChecked ? offerProblem(offer) : undefined}
            place={{ isFirst: index === 0, isLast: index === value.length - 1 }}
            onChange={(fields) => change(index, fields)}
            onMove={(by) => handleMove(index, index + by)}
            onRemove={() => onChange(value.filter((_offer, at) => at !== index))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm text-sale-text">
          {error}
        </p>
      )}
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" />
        {t('Add products')}
      </Button>
      {isAdding && (
        <AddDialog
          {...{ currency, period }}
          added={new Set(value.map(({ product_id }) => product_id))}
          onAdd={(product) => onChange([...value, { ...product, price: '', quantity: '', sold: 0 }])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

type OfferLineProps = {
  offer: TypedOffer;
  currency: string;
  problem: { text: string } | undefined;
  place: { isFirst: boolean; isLast: boolean };
  onChange: (fields: Partial<TypedOffer>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function OfferLine({ offer, currency, problem, place, onChange, onMove, onRemove }: OfferLineProps) {
  const { t, number } = useI18n();
  const { name, price, quantity, sold } = offer;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md border border-line p-3 lg:grid-cols-[minmax(0,1fr)_9rem_7rem_auto] lg:items-center">
      <ProductFacts product={offer} currency={currency} />
      <MoneyInput
        label={t('Sale price of {name}', { name })}
        currency={currency}
        value={price}
        onChange={(text) => onChange({ price: text })}
      />
      <TextInput
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('Quantity of {name}', { name })}
        className="tabular-nums"
        end={<span className="pe-2 text-sm">{t('items')}</span>}
        maxLength={7}
        value={quantity}
        onChange={({ target }) => onChange({ quantity: target.value.replaceAll(/\D/g, '') })}
      />
      <span className="flex">
        <IconButton size="sm" disabled={place.isFirst} label={t('Move {name} up', { name })} onClick={() => onMove(-1)}>
          <ChevronUp />
        </IconButton>
        <IconButton size="sm" disabled={place.isLast} label={t('Move {name} down', { name })} onClick={() => onMove(1)}>
          <ChevronDown />
        </IconButton>
        <IconButton size="sm" label={t('Remove {name}', { name })} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </span>
      <p className="text-xs text-ink-muted empty:hidden lg:col-span-4">
        {sold > 0 && t('{count} of them are sold. If you remove it, it stays as sold out.', { count: number(sold) })}
      </p>
      {problem && <p className="text-sm text-sale-text lg:col-span-4">{t(problem.text)}</p>}
    </li>
  );
}

function ProductFacts({
  product: { name, shop, thumbnail, regular_price, stock, busy_in },
  currency,
}: {
  product: OfferedProduct;
  currency: string;
}) {
  const { t, number } = useI18n();
  return (
    <span className="flex min-w-0 items-center gap-3">
      {thumbnail ? (
        <img src={thumbnail} alt="" loading="lazy" className="size-12 shrink-0 rounded-md border border-line object-cover" />
      ) : (
        <span aria-hidden="true" className="size-12 shrink-0 rounded-md bg-tint" />
      )}
      <span className="grid min-w-0 text-sm">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
          <span>{shop}</span>
          <Money amount={regular_price} currency={currency} />
          <span>{t('{count} in stock', { count: number(stock) })}</span>
        </span>
        {busy_in && (
          <span className="flex items-center gap-1 text-xs font-semibold text-warn-text">
            <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
            {t('At that time in {name}', { name: busy_in.name })}
          </span>
        )}
      </span>
    </span>
  );
}

type AddDialogProps = {
  currency: string;
  period: OfferFieldsProps['period'];
  added: ReadonlySet<number>;
  onAdd: (product: OfferedProduct) => void;
  onClose: () => void;
};

function AddDialog({ currency, period, added, onAdd, onClose }: AddDialogProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const [starts_at, ends_at] = [readMoment(period.starts_at) ?? '', readMoment(period.ends_at) ?? ''];
  const isTimed = starts_at !== '' && ends_at !== '';
  const request = { search, starts_at, ends_at, ...(period.sale > 0 && { sale: String(period.sale) }) };
  const found = useQuery({ ...offerableQuery(api, request), enabled: isTimed });
  return (
    <Dialog open size="md" onClose={onClose} title={t('Add products')}>
      <div className="grid grid-cols-1 gap-3">
        <TextInput
          type="search"
          data-autofocus
          start={<Search aria-hidden="true" />}
          aria-label={t('Search products')}
          placeholder={t('Name, brand or shop')}
          maxLength={60}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {!isTimed && <p className="text-sm text-ink-muted">{t('Choose when the sale starts and ends first.')}</p>}
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {found.data?.length === 0 && t('No products match')}
          {found.isError && t('The products could not be loaded')}
        </p>
        <ul className="grid gap-2" aria-busy={found.isFetching}>
          {found.data?.map((product) => (
            <li key={product.product_id} className="flex items-center justify-between gap-3 rounded-md border border-line p-2">
              <ProductFacts product={product} currency={currency} />
              {added.has(product.product_id) ? (
                <Check aria-label={t('Added')} className="size-5 shrink-0 text-success-text" />
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={product.busy_in !== null}
                  aria-label={t('Add {name}', { name: product.name })}
                  onClick={() => onAdd(product)}
                >
                  {t('Add')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
