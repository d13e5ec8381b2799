import type { Filters } from '@souk/contract/product-list';
import { changeParams, emptyParams, type IdChoice, idChoices, type ListChange, type ListParams } from './list-params.ts';

/** One choice that narrows the list, and how to take it back. `name` is undefined where the server does not know it. */
export type Chosen = { key: string; without: ListChange } & (
  | { kind: 'named'; choice: IdChoice; name: string | undefined }
  | { kind: 'rating'; rating: number }
  | { kind: 'price'; min: number | null; max: number | null }
  | { kind: 'in_stock' }
  | { kind: 'offer' }
);

type Named = { id: number; name: string };

/** What stands above the list as chips, but not what the page itself is about. */
export function listChosen(params: ListParams, filters: Filters | null, hidden: readonly IdChoice[] = []): Chosen[] {
  const named = idChoices
    .filter((choice) => !hidden.includes(choice))
    .flatMap((choice) => params[choice].map((id) => nameChoice(filters, choice, id)));
  return [...named, ...listPlain(params)];
}

function nameChoice(filters: Filters | null, choice: IdChoice, id: number): Chosen {
  const name = filters ? namesOf(filters, choice).find((named) => named.id === id)?.name : undefined;
  const without: ListChange = (now) => changeParams(now, { [choice]: now[choice].filter((other) => other !== id) });
  return { key: `${choice}-${id}`, kind: 'named', choice, name, without };
}

function listPlain(params: ListParams): Chosen[] {
  const { rating, min_price, max_price, in_stock, offer } = params;
  const without =
    (...names: ('rating' | 'min_price' | 'max_price' | 'in_stock' | 'offer')[]): ListChange =>
    (now) =>
      changeParams(now, Object.fromEntries(names.map((name) => [name, emptyParams[name]])));
  const chosen: Chosen[] = [];
  if (min_price !== null || max_price !== null) {
    chosen.push({ key: 'price', kind: 'price', min: min_price, max: max_price, without: without('min_price', 'max_price') });
  }
  if (rating !== null) chosen.push({ key: 'rating', kind: 'rating', rating, without: without('rating') });
  if (offer) chosen.push({ key: 'offer', kind: 'offer', without: without('offer') });
  if (in_stock) chosen.push({ key: 'in_stock', kind: 'in_stock', without: without('in_stock') });
  return chosen;
}

function namesOf(filters: Filters, choice: IdChoice): readonly Named[] {
  switch (choice) {
    case 'category_id':
      return filters.categories;
    case 'sub_category_id':
      return filters.categories.flatMap(({ sub_categories }) => sub_categories);
    case 'brand_id':
      return filters.brands;
    case 'shop_id':
      return filters.shops;
    case 'color_id':
      return filters.colors;
    case 'size_id':
      return filters.sizes;
    default:
      return choice satisfies never;
  }
}
