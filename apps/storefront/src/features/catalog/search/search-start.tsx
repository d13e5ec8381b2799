import { Flame, Tag } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CategoryWays } from './category-ways.tsx';
import { RecentSearches } from './recent-search-list.tsx';
import { keepSearches, readSearches } from './recent-searches.ts';
import { SuggestionLine } from './suggestion-line.tsx';

/** Before anything is typed: what was searched for lately, and where to look without a word for it. */
export function SearchStart({ onPick }: { onPick: () => void }) {
  const { t } = useI18n();
  const [searches, setSearches] = useState(readSearches);
  function handleChange(kept: readonly string[]) {
    keepSearches(kept);
    setSearches([...kept]);
  }
  return (
    <div className={classNames('grid gap-x-2', searches.length > 0 && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
      {searches.length > 0 ? (
        <RecentSearches searches={searches} onChange={handleChange} onPick={onPick} />
      ) : (
        <p className="px-5 pt-4 text-sm text-ink-muted in-[dialog]:pt-1">
          {t('Type the name of a product, a brand or a shop, or look around.')}
        </p>
      )}
      <div className={classNames('grid min-w-0 gap-2 p-2', searches.length > 0 && 'border-line max-lg:border-t lg:border-s')}>
        <CategoryWays onPick={onPick} />
        <ul className="grid gap-x-2 min-[22rem]:grid-cols-2">
          <li>
            <SuggestionLine icon={<Flame />} href={paths.mostPopular()} onPick={onPick}>
              {t('Most popular')}
            </SuggestionLine>
          </li>
          <li>
            <SuggestionLine icon={<Tag />} href={paths.bestDeal()} onPick={onPick}>
              {t('Best deals')}
            </SuggestionLine>
          </li>
        </ul>
      </div>
    </div>
  );
}
