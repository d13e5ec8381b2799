import { useLocation, useSearchParams } from 'react-router';

type Written = string | number | undefined;
/** Reads parameters of the address; anything that is not allowed counts as missing. */
type AddressReader = {
  one: <Value extends string>(name: string, allowed: readonly Value[]) => Value | undefined;
  id: (name: string) => number | undefined;
  string: (name: string, max?: number) => string | undefined;
};

/** The filters of a list, which are in the address: a view is a link. */
export type ListFilters<Filters> = {
  filters: Filters;
  page: number;
  /** Whether a filter or another page than the first is chosen. */
  isFiltered: boolean;
  /** Applies changes and returns to the first page. */
  change: (changes: { [Name in keyof Filters]?: Written }) => void;
  reset: () => void;
  /** The address of the list with these changes. */
  href: (changes: { [Name in keyof Filters]?: Written }) => string;
  /** The same page of the list with `{page}` in place of its number. */
  pageHref: string;
};

export function useListFilters<Filters extends Readonly<Record<string, Written>>>(
  read: (reader: AddressReader) => Filters,
): ListFilters<Filters> {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const filters = read(readerOf(params));
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const queryOf = (changes: Readonly<Record<string, Written>>) =>
    Object.entries({ ...filters, ...changes }).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    );
  const href = (changes: { [Name in keyof Filters]?: Written }) => {
    const query = new URLSearchParams(queryOf(changes)).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const here = href({});
  return {
    filters,
    page,
    isFiltered: here !== pathname || page > 1,
    change: (changes) => setParams(new URLSearchParams(queryOf(changes))),
    reset: () => setParams({}),
    href,
    pageHref: `${here}${here.includes('?') ? '&' : '?'}page={page}`,
  };
}

function readerOf(params: URLSearchParams): AddressReader {
  return {
    one: (name, allowed) => allowed.find((value) => value === params.get(name)),
    id: (name) => (/^[1-9]\d{0,14}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : undefined),
    string: (name, max = 60) => params.get(name)?.slice(0, max) || undefined,
  };
}

/** The keys of a table with the type that they have there. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key));
}
