import type { ShopProductRow } from '@souk/contract/seller/products';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { MoneyField, readMoney } from '../../lib/forms/money-field.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { showUndo } from '../../lib/undo-toast.ts';
import { sellerPaths } from '../paths.ts';
import { changedTexts, useEffectText } from './effect-words.ts';
import { useChangePrice, useChangeStock } from './queries.ts';
import { readStock } from './read-stock.ts';

type QuickFormProps = { product: ShopProductRow & { product_id: number }; currency: string; onClose: () => void };

/** Price, offer and the stock of an only variant, in the list. They apply at once and can be undone. */
export function QuickForm({ product, currency, onClose }: QuickFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  // The state that the member saw, even if the list is loaded again meanwhile.
  const [seen] = useState(product);
  const [price, setPrice] = useState(String(seen.price));
  const [offer, setOffer] = useState(seen.discount_price === null ? '' : String(seen.discount_price));
  const [stock, setStock] = useState(String(seen.stock));
  const [problems, setProblems] = useState<Problems>({});
  const { save, error, isPending } = useQuickSave(seen, onClose);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const values = { price: readMoney(price), discount_price: offer.trim() === '' ? null : readMoney(offer), stock: readStock(stock) };
    const found = problemsOf(values);
    setProblems(found);
    const { price: amount, discount_price, stock: count } = values;
    if (amount !== undefined && discount_price !== undefined && count !== undefined && Object.keys(found).length === 0)
      save({ price: amount, discount_price, stock: count });
  }
  const text = (problem: string | undefined) => problem && t(problem);
  return (
    <form noValidate className="grid gap-3 rounded-md bg-tint p-3" onSubmit={handleSubmit}>
      {error !== null && <Note tone="error">{explainError(i18n, error)}</Note>}
      <div className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 *:grid-cols-1 sm:grid-cols-3">
        <MoneyField label={t('Price')} required currency={currency} value={price} error={text(problems.price)} onChange={setPrice} />
        <MoneyField label={t('Offer price')} currency={currency} value={offer} error={text(problems.offer)} onChange={setOffer} />
        {seen.variant_id !== null && (
          <Field label={t('Stock')} error={text(problems.stock)}>
            <TextInput dir="ltr" inputMode="numeric" maxLength={9} value={stock} onChange={({ target }) => setStock(target.value)} />
          </Field>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isPending}>
          {t('Save')}
        </Button>
        <Button variant="ghost" size="sm" disabled={isPending} onClick={onClose}>
          {t('Cancel')}
        </Button>
        {seen.variant_id === null && (
          <ButtonLink variant="text" size="sm" href={sellerPaths.stock({ search: seen.name.slice(0, 60) })}>
            {t('Stock of the variants')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

type Problems = { price?: string; offer?: string; stock?: string };
type Read = { price: number | undefined; discount_price: number | null | undefined; stock: number | undefined };

function problemsOf({ price, discount_price, stock }: Read): Problems {
  return {
    ...(!price && { price: 'Enter a price above zero' }),
    ...((discount_price === undefined || (discount_price !== null && discount_price >= (price ?? 0))) && {
      offer: 'The offer must be below the price',
    }),
    ...(stock === undefined && { stock: 'Enter a whole number' }),
  };
}

type Values = { price: number; discount_price: number | null; stock: number };

/** Saves what differs, and offers to reverse it. */
function useQuickSave({ product_id, variant_id, is_published, ...seen }: ShopProductRow & { product_id: number }, onSaved: () => void) {
  const { t } = useI18n();
  const effectText = useEffectText(changedTexts);
  const [changePrice, changeStock] = [useChangePrice(), useChangeStock()];
  async function apply(from: Values, to: Values) {
    const { price, discount_price } = to;
    if (from.price !== price || from.discount_price !== discount_price) {
      const body = { price, discount_price, seen_price: from.price, seen_discount_price: from.discount_price };
      await changePrice.mutateAsync({ product_id, body });
    }
    if (variant_id !== null && from.stock !== to.stock)
      await changeStock.mutateAsync([{ variant_id, stock: to.stock, seen_stock: from.stock }]);
  }
  return {
    error: changePrice.error ?? changeStock.error,
    isPending: changePrice.isPending || changeStock.isPending,
    save(to: Values) {
      // A failure is shown in the form.
      apply(seen, to).then(
        () => {
          showUndo(effectText(is_published), { label: t('Undo'), onPress: () => void apply(to, seen).catch(() => undefined) });
          onSaved();
        },
        () => undefined,
      );
    },
  };
}
