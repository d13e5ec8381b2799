import type { CallAnswer } from '@souk/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { Clock, LayoutGrid, Search, SpellCheck, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { catalogQueries } from '../queries.ts';
import { readSearches } from './recent-searches.ts';
import { SuggestedProducts } from './suggested-products.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { useSettledText } from './use-settled-text.ts';

type SearchSuggestionsProps = { text: string /** Called when a suggestion is followed. */; onPick: () => void };
type Suggestions = CallAnswer<'GET /search/suggest'>;

/** What a search may mean while it is being typed; before that, what was searched for lately. */
export function SearchSuggestions({ text, onPick }: SearchSuggestionsProps) {
  const { t } = useI18n();
  const q = useSettledText(text);
  const { data } = useQuery({ ...catalogQueries.suggest(useApi(), q), enabled: q !== '' });
  // Words that the server does not answer in time are still searched for with Enter.
  if (text === '') return <RecentSearches onPick={onPick} />;
  if (!data) return null;
  return (
    <Panel>
      <div className="grid gap-x-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0 p-2">
          <SuggestionLine icon={<Search />} href={paths.products({ search: text })} onPick={onPick}>
            {t('See all results for “{search}”', { search: text })}
          </SuggestionLine>
          <Terms data={data} onPick={onPick} />
        </div>
        {data.products.length > 0 && (
          <div className="min-w-0 border-line p-2 max-lg:border-t lg:border-s">
            <SuggestedProducts products={data.products} onPick={onPick} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-[min(34rem,70dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised shadow-float">
      {children}
    </div>
  );
}

/** Other words, and what bears these. */
function Terms({ data, onPick }: { data: Suggestions; onPick: () => void }) {
  const { t } = useI18n();
  return (
    <>
      {data.corrections.map((correction) => (
        <SuggestionLine key={correction} icon={<SpellCheck />} href={paths.products({ search: correction })} onPick={onPick}>
          {correction}
        </SuggestionLine>
      ))}
      {data.categories.map(({ id, slug, name }) => (
        <SuggestionLine key={id} icon={<LayoutGrid />} note={t('Category')} href={paths.category({ slug })} onPick={onPick}>
          {name}
        </SuggestionLine>
      ))}
      {data.brands.map(({ id, name }) => (
        <SuggestionLine key={id} icon={<Tag />} note={t('Brand')} href={paths.products({ brand_id: id })} onPick={onPick}>
          {name}
        </SuggestionLine>
      ))}
      {data.shops.map(({ id, name }) => (
        <SuggestionLine key={id} icon={<Store />} note={t('Shop')} href={paths.shop({ id })} onPick={onPick}>
          {name}
        </SuggestionLine>
      ))}
    </>
  );
}

function RecentSearches({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const searches = readSearches();
  if (searches.length === 0) return null;
  return (
    <Panel>
      <div className="p-2">
        <p className="px-3 pt-1 pb-1.5 text-xs text-ink-muted">{t('Recent searches')}</p>
        {searches.map((search) => (
          <SuggestionLine key={search} icon={<Clock />} href={paths.products({ search })} onPick={onPick}>
            {search}
          </SuggestionLine>
        ))}
      </div>
    </Panel>
  );
}
