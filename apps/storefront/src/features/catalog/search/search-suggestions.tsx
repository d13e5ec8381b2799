import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Search, SpellCheck, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Suggestions } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { catalogQueries } from '../queries.ts';
import { SearchStart } from './search-start.tsx';
import { SuggestedProducts } from './suggested-products.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { useSettledText } from './use-settled-text.ts';

type SearchSuggestionsProps = { text: string /** Called when a suggestion is followed. */; onPick: () => void };

/** What a search may mean while it is being typed; before that, ways to begin. */
export function SearchSuggestions({ text, onPick }: SearchSuggestionsProps) {
  const { t } = useI18n();
  const q = useSettledText(text);
  const { data } = useQuery({ ...catalogQueries.suggest(useApi(), q), enabled: q !== '' });
  if (text === '') {
    return (
      <Panel>
        <SearchStart onPick={onPick} />
      </Panel>
    );
  }
  const hasProducts = data && data.products.length > 0;
  return (
    <Panel>
      <div className={classNames('grid gap-x-2', hasProducts && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
        <div className="min-w-0 p-2">
          <SuggestionLine icon={<Search />} href={paths.products({ search: text })} onPick={onPick}>
            {t('See all results for “{search}”', { search: text })}
          </SuggestionLine>
          {/* Words that the server does not answer, or not in time, are searched for all the same. */}
          {data && <Terms data={data} onPick={onPick} />}
        </div>
        {hasProducts && (
          <div className="min-w-0 border-line p-2 max-lg:border-t lg:border-s">
            <SuggestedProducts products={data.products} onPick={onPick} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Over the page below the box; in a dialog it is what the dialog holds. */
function Panel({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here by itself.
    <div
      // The box keeps the focus while something here is pressed: Safari gives none to links and buttons, and this would be gone before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-[min(38rem,75dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised shadow-float in-[dialog]:-mx-5 in-[dialog]:max-h-none in-[dialog]:border-0 in-[dialog]:bg-transparent in-[dialog]:shadow-none"
    >
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
