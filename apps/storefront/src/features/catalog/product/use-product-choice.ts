import type { Product } from '@souk/contract/catalog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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

  // A second choice may be made before the address shows the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  function handleChoose(axis: Axis, id: number) {
    const query = new URLSearchParams(latest.current);
    const next = choose(product, readChoice(product, query), axis, id);
    for (const name of axes) {
      if (next[name] === null) query.delete(name);
      else query.set(name, String(next[name]));
    }
    // Trying colors is no journey: back leads to the page before the product.
    latest.current = `?${query}`;
    void navigate({ search: latest.current }, { replace: true, preventScrollReset: true });
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
