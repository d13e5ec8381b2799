import { classNames } from '@souk/ui/class-names.ts';
import { Price } from '@souk/ui/price.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, LifeBuoy, Search, SpellCheck, Store, Tag } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProductCard, Suggestions } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n, useMoney } from '../../../lib/services/services-context.tsx';
import { CatalogPicture } from '../catalog-picture.tsx';
import { catalogQueries } from '../queries.ts';
import { SearchStart } from './search-start.tsx';
import { SuggestionLink } from './suggestion-link.tsx';

type SearchSuggestionsProps = {
  text: string;
  /** Called when a suggestion is followed. */
  onPick: () => void;
};

/** Suggestions while a search is typed; before that, recent searches and categories. */
export function SearchSuggestions({ text, onPick }: SearchSuggestionsProps) {
  const { t } = useI18n();
  const q = useDebouncedText(text);
  const { data } = useQuery({ ...catalogQueries.suggest(useApi(), q), enabled: q.length >= minLetters });
  if (text.length < minLetters) {
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
          <SuggestionLink icon={<Search />} href={paths.products({ search: text })} onPick={onPick}>
            {t('See all results for “{search}”', { search: text })}
          </SuggestionLink>
          {/* The link above works even if the suggestions fail or are late. */}
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

/** A panel below the search box; inside a dialog it has no frame of its own. */
function Panel({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only prevents a change of focus.
    <div
      // The focus stays in the box: Safari focuses no links or buttons, so the panel would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-[min(38rem,75dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised shadow-float in-[dialog]:-mx-5 in-[dialog]:max-h-none in-[dialog]:border-0 in-[dialog]:bg-transparent in-[dialog]:shadow-none"
    >
      {children}
    </div>
  );
}

/** Corrected searches, and matching categories, brands, shops and help questions. */
function Terms({ data, onPick }: { data: Suggestions; onPick: () => void }) {
  const { t } = useI18n();
  return (
    <>
      {data.corrections.map((correction) => (
        <SuggestionLink key={correction} icon={<SpellCheck />} href={paths.products({ search: correction })} onPick={onPick}>
          {correction}
        </SuggestionLink>
      ))}
      {data.categories.map(({ id, slug, name }) => (
        <SuggestionLink key={id} icon={<LayoutGrid />} note={t('Category')} href={paths.category({ slug })} onPick={onPick}>
          {name}
        </SuggestionLink>
      ))}
      {data.brands.map(({ id, name }) => (
        <SuggestionLink key={id} icon={<Tag />} note={t('Brand')} href={paths.products({ brand_id: id })} onPick={onPick}>
          {name}
        </SuggestionLink>
      ))}
      {data.help.map(({ slug, question }) => (
        <SuggestionLink key={slug} icon={<LifeBuoy />} note={t('Help')} href={`${paths.support()}#${slug}`} onPick={onPick}>
          {question}
        </SuggestionLink>
      ))}
      {data.shops.map(({ id, name }) => (
        <SuggestionLink key={id} icon={<Store />} note={t('Shop')} href={paths.shop({ id })} onPick={onPick}>
          {name}
        </SuggestionLink>
      ))}
    </>
  );
}

type SuggestedProductsProps = { products: readonly ProductCard[]; onPick: () => void };

function SuggestedProducts({ products, onPick }: SuggestedProductsProps) {
  const money = useMoney();
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            data-suggestion
            href={paths.product({ id: product.id })}
            onClick={onPick}
            className="flex items-center gap-3 rounded-md p-2 hover:bg-tint focus-visible:bg-tint"
          >
            <span className="size-13 shrink-0 overflow-hidden rounded-md bg-tint">
              <CatalogPicture item={product} sizes="3.25rem" width={96} height={96} />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate text-sm">{product.name}</span>
              <Price
                size="sm"
                amount={money(product.discount_price > 0 ? product.discount_price : product.price)}
                original={product.discount_price > 0 ? money(product.price) : undefined}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Too many words start with the same letter. */
const minLetters = 2;
const debounceMs = 120;

function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
