import { Button, IconButton } from '@souk/ui/button.tsx';
import { Clock, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { SuggestionLink } from './suggestion-link.tsx';

type RecentSearchesProps = { searches: readonly string[]; onChange: (searches: readonly string[]) => void; onPick: () => void };

/** Recent searches, which can be repeated or removed. */
export function RecentSearches({ searches, onChange, onPick }: RecentSearchesProps) {
  const { t } = useI18n();
  const titleId = useId();
  function handleRemove(event: MouseEvent<HTMLElement>, search: string) {
    moveFocus(event.currentTarget);
    onChange(searches.filter((other) => other !== search));
  }
  function handleClear(event: MouseEvent<HTMLElement>) {
    moveFocus(event.currentTarget);
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
            <SuggestionLink icon={<Clock />} href={paths.products({ search })} onPick={onPick}>
              {search}
            </SuggestionLink>
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

/** Moves the focus from a button that is about to disappear to the next one, or to the search box. */
function moveFocus(removed: HTMLElement): void {
  if (document.activeElement !== removed) return;
  const line = removed.closest('li');
  const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
  (next ?? removed.closest('form')?.querySelector('input'))?.focus();
}
