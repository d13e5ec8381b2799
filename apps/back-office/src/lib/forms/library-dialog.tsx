import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Pagination } from '@souk/ui/navigation/pagination.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { explainError, useI18n } from '../services.tsx';

type LibraryQuery = { search?: string; page: number; per_page: number };
type Part<Item> = { total: number; items: readonly Item[] };
type LibraryDialogProps<Item> = {
  kind: 'pictures' | 'films';
  load: (query: LibraryQuery, signal: AbortSignal) => Promise<Part<Item>>;
  /** The number of items that were found, or that there is none. */
  countText: (total: number) => string;
  failedText: string;
  onClose: () => void;
  /** A list item. */
  renderItem: (item: Item) => ReactNode;
};

const perPage = 24;

/** A dialog with the media library, in which something is chosen. */
export function LibraryDialog<Item>({ kind, load, countText, failedText, onClose, renderItem }: LibraryDialogProps<Item>) {
  const i18n = useI18n();
  const { t, locale } = i18n;
  const [words, setWords] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = { ...(search && { search }), page, per_page: perPage };
  const found = useQuery({
    queryKey: ['media', 'choice', kind, query],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  });
  const { data } = found;

  function handleSearch() {
    setSearch(words.trim());
    setPage(1);
  }
  // The dialog is inside the form that it fills, so it has no form of its own.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleSearch();
  }
  return (
    <Dialog open onClose={onClose} title={t('Media library')} size="xl">
      <div className="grid gap-4">
        <div className="flex gap-2">
          <TextInput
            type="search"
            data-autofocus
            className="grow"
            start={<Search aria-hidden="true" />}
            aria-label={t('Search the library')}
            maxLength={60}
            value={words}
            onKeyDown={handleKey}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button variant="secondary" onClick={handleSearch}>
            {t('Search')}
          </Button>
        </div>
        {found.isPending && <Skeleton className="h-80 rounded-lg" />}
        {found.isError && (
          <ErrorState kind="inline" title={failedText} text={explainError(i18n, found.error)} onRetry={() => void found.refetch()} />
        )}
        {data && (
          <p role="status" className="text-sm text-ink-muted">
            {countText(data.total)}
          </p>
        )}
        <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-4 lg:grid-cols-6">{data?.items.map(renderItem)}</ul>
        {data && (
          <Pagination
            page={page}
            total={data.total}
            perPage={perPage}
            locale={locale === 'ar' || locale === 'ir' ? locale : 'en'}
            direction={locale === 'en' ? 'ltr' : 'rtl'}
            target={{ type: 'button', onChange: setPage }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The look of a button that chooses an item. */
export const libraryItemClass = 'grid w-full gap-1 rounded-lg border border-line bg-surface p-1.5 text-start hover:border-accent';
