import type { ShopProductRow } from '@souk/contract/seller/products';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton, skeletonKeys } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Money } from '../../lib/money.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { shopProductsQuery } from '../products/queries.ts';
import { useSellerMay } from '../seller-session.ts';
import type { TypedOffer } from './sale-values.ts';

type AddProductsProps = { added: ReadonlySet<number>; onAdd: (offer: TypedOffer) => void };

/** The products of the shop by their words, to be added to a sale. */
export function AddProducts(props: AddProductsProps) {
  const { t } = useI18n();
  return useSellerMay('products') ? <FoundProducts {...props} /> : <Note>{t('Your role does not show the products of the shop.')}</Note>;
}

const shownProducts = 10;

function FoundProducts({ added, onAdd }: AddProductsProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim()) || undefined;
  const products = useQuery(shopProductsQuery(api, { search, per_page: shownProducts }));
  const found = (products.data?.products ?? []).flatMap((row) => (row.product_id === null ? [] : [{ ...row, product_id: row.product_id }]));
  return (
    <div className="grid gap-3 rounded-md bg-tint p-3">
      <Field label={t('Add products')}>
        <TextInput
          type="search"
          placeholder={t('Name or SKU')}
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {products.isError && <Note tone="error">{explainError(i18n, products.error)}</Note>}
      {products.isPending && (
        <div className="grid gap-2">
          {skeletonKeys(3).map((key) => (
            <Skeleton key={key} className="h-14 rounded-md" />
          ))}
        </div>
      )}
      {products.data && found.length === 0 && <p className="text-sm text-ink-muted">{t('No products match these filters')}</p>}
      <ul aria-label={t('Add products')} className="grid gap-2 empty:hidden">
        {found.map((row) => (
          <Found
            key={row.product_id}
            row={row}
            currency={products.data?.currency ?? ''}
            isAdded={added.has(row.product_id)}
            onAdd={() => onAdd(toOffer(row))}
          />
        ))}
      </ul>
    </div>
  );
}

type Row = ShopProductRow & { product_id: number };

function toOffer({ product_id, name, thumbnail, price, discount_price }: Row): TypedOffer {
  return { product_id, name, thumbnail, regular_price: discount_price ?? price, price: '' };
}

function Found({ row, currency, isAdded, onAdd }: { row: Row; currency: string; isAdded: boolean; onAdd: () => void }) {
  const { t } = useI18n();
  const { name, thumbnail, price, discount_price } = row;
  return (
    <li className="flex items-center gap-3 text-sm max-[18rem]:flex-wrap">
      <Thumbnail src={thumbnail} />
      <span className="grid min-w-0 grow">
        <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
        <Money amount={discount_price ?? price} currency={currency} />
      </span>
      <Button
        variant="secondary"
        size="sm"
        disabled={isAdded}
        aria-label={isAdded ? t('{name} is added', { name }) : t('Add {name}', { name })}
        onClick={onAdd}
      >
        {isAdded ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      </Button>
    </li>
  );
}
