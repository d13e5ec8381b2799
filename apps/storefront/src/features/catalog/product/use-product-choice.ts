import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '../../../lib/other-servers/answers.ts';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { type Axis, axes, choose, findMissingAxis, findVariant, isSoldOut, readChoice } from './product-choice.ts';

const maxQuantity = 99;

export type ProductSelection = ReturnType<typeof useProductChoice>;

/** The chosen options, which are stored in the address, and the quantity. */
export function useProductChoice(product: Product) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(product, new URLSearchParams(search)), [product, search]);
  const variant = findVariant(product, choice);
  const soldOut = isSoldOut(product, choice) || !product.in_stock;
  const max = Math.max(Math.min(variant?.stock ?? maxQuantity, maxQuantity), 1);
  const [wantedQuantity, setWantedQuantity] = useState(1);
  const quantity = Math.min(wantedQuantity, max);

  const missingAxis = findMissingAxis(product, choice);

  const newest = useNewestChoice(search, search);

  function handleChoose(axis: Axis, id: number) {
    const query = new URLSearchParams(newest.read());
    const next = choose(product, readChoice(product, query), axis, id);
    for (const name of axes) {
      if (next[name] === null) query.delete(name);
      else query.set(name, String(next[name]));
    }
    // Replaces the address, so that “back” leads to the page before the product.
    const to = `?${query}`;
    newest.choose(to, to);
    void navigate({ search: to }, { replace: true, preventScrollReset: true });
  }
  return {
    choice,
    variant,
    soldOut,
    missingAxis,
    /** False if all options are chosen, but there is no such variant. */
    exists: missingAxis !== null || variant !== undefined,
    quantity,
    max,
    setQuantity: setWantedQuantity,
    choose: handleChoose,
  };
}
