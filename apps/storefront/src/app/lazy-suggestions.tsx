import { type ComponentProps, lazy, Suspense } from 'react';

const SearchSuggestions = lazy(async () => ({
  default: (await import('../features/catalog/search/search-suggestions.tsx')).SearchSuggestions,
}));

/** What the catalogue lends to the search box; its code comes when somebody starts to type. */
export function LazySuggestions(props: ComponentProps<typeof SearchSuggestions>) {
  return (
    <Suspense>
      <SearchSuggestions {...props} />
    </Suspense>
  );
}
