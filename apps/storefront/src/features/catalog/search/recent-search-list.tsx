import { Clock, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SuggestionLine } from './suggestion-line.tsx';

type RecentSearchesProps = { searches: readonly string[]; onChange: (searches: readonly string[]) => void; onPick: () => void };

/** What this visitor searched for lately: to be searched for again, or let go, each or all. */
export function RecentSearches({ searches, onChange, onPick }: RecentSearchesProps) {
  const { t } = useI18n();
  const titleId = useId();
  function handleRemove(event: MouseEvent<HTMLElement>, search: string) {
    passFocusOn(event.currentTarget);
    onChange(searches.filter((other) => other !== search));
  }
  function handleClear(event: MouseEvent<HTMLElement>) {
    passFocusOn(event.currentTarget);
    onChange([]);
  }
  return (
    <div className="min-w-0 p-2">
      <div className="flex min-h-11 items-center justify-between gap-3 ps-3">
        <p id={titleId} className="text-xs font-semibold text-ink-muted">
          {t('Recent searches')}
        </p>
        <Button variant="text" size="sm" className="me-3 pointer-coarse:min-h-11" onClick={handleClear}>
          {t('Clear all')}
        </Button>
      </div>
      <ul aria-labelledby={titleId}>
        {searches.map((search) => (
          <li key={search} className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
            <SuggestionLine icon={<Clock />} href={paths.products({ search })} onPick={onPick}>
              {search}
            </SuggestionLine>
            <IconButton
              size="sm"
              label={t('Remove {name}', { name: search })}
              className="me-1 text-ink-muted"
              onClick={(event) => handleRemove(event, search)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the keyboard is on what goes away, it goes on to the next of its kind, or back to the box. */
function passFocusOn(leaving: HTMLElement): void {
  if (document.activeElement !== leaving) return;
  const line = leaving.closest('li');
  const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
  (next ?? leaving.closest('form')?.querySelector('input'))?.focus();
}
