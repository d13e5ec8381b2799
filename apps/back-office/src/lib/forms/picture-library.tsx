import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Pagination } from '@souk/ui/navigation/pagination.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { explainError, useServices } from '../services.tsx';

type StoredPicture = { id: number; src: string };
type PictureLibraryProps = { onClose: () => void; onChoose: (picture: StoredPicture) => void };

const perPage = 24;

/** A dialog with the pictures of the media library, of which one is chosen. */
export function PictureLibrary({ onClose, onChoose }: PictureLibraryProps) {
  const { api, i18n } = useServices();
  const { t, plural, locale } = i18n;
  const [words, setWords] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = { ...(search && { search }), page, per_page: perPage };
  const pictures = useQuery({
    queryKey: ['media', 'choice', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/media/pictures', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
  const { data } = pictures;

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
        {pictures.isPending && <Skeleton className="h-80 rounded-lg" />}
        {pictures.isError && (
          <ErrorState
            kind="inline"
            title={t('The pictures could not be loaded')}
            text={explainError(i18n, pictures.error)}
            onRetry={() => void pictures.refetch()}
          />
        )}
        {data && (
          <p role="status" className="text-sm text-ink-muted">
            {data.total === 0 ? t('The library has no such picture.') : plural(data.total, '{count} picture', '{count} pictures')}
          </p>
        )}
        <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-4 lg:grid-cols-6">
          {data?.pictures.map(({ id, src, name }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                className="grid w-full gap-1 rounded-lg border border-line bg-surface p-1.5 text-start hover:border-accent"
                onClick={() => onChoose({ id, src })}
              >
                <img src={src} alt="" loading="lazy" className="aspect-square w-full rounded-md bg-tint object-contain" />
                <bdi className="truncate text-xs">{name || t('Picture {id}', { id })}</bdi>
              </button>
            </li>
          ))}
        </ul>
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
