import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const SearchSuggestions = lazyPart(
  () => import('../features/catalog/search/search-suggestions.tsx'),
  ({ SearchSuggestions }) => SearchSuggestions,
);

/** What the catalogue lends to the search box; its code comes when somebody starts to type. */
export function LazySuggestions(props: ComponentProps<typeof SearchSuggestions>) {
  return (
    <Suspense>
      <SearchSuggestions {...props} />
    </Suspense>
  );
}
