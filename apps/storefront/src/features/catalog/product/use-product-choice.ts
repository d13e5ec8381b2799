import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '../../../lib/answers/answers.ts';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { type Axis, axes, choose, isSoldOut, missingAxis, readChoice, variantOf } from './product-choice.ts';

/** More of one thing than this is a matter for the shop itself. */
const mostAtOnce = 99;

export type ProductChoice = ReturnType<typeof useProductChoice>;

/** What is chosen of the product, kept in the address, and how many. */
export function useProductChoice(product: Product) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(product, new URLSearchParams(search)), [product, search]);
  const variant = variantOf(product, choice);
  const soldOut = isSoldOut(product, choice) || !product.in_stock;
  const max = Math.max(Math.min(variant?.stock ?? mostAtOnce, mostAtOnce), 1);
  const [wanted, setWanted] = useState(1);
  const quantity = Math.min(wanted, max);

  const newest = useNewestChoice(search, search);

  function handleChoose(axis: Axis, id: number) {
    const query = new URLSearchParams(newest.read());
    const next = choose(product, readChoice(product, query), axis, id);
    for (const name of axes) {
      if (next[name] === null) query.delete(name);
      else query.set(name, String(next[name]));
    }
    // Trying colors is no journey: back leads to the page before the product.
    const to = `?${query}`;
    newest.choose(to, to);
    void navigate({ search: to }, { replace: true, preventScrollReset: true });
  }
  return {
    choice,
    variant,
    soldOut,
    missing: missingAxis(product, choice),
    quantity,
    max,
    setQuantity: setWanted,
    choose: handleChoose,
  };
}
