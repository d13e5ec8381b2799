import type { LibraryFilm } from '@souk/contract/back-office/media';
import { LibraryDialog, libraryItemClass } from '../../../lib/forms/library-dialog.tsx';
import { useServices } from '../../../lib/services.tsx';

type FilmLibraryProps = { onClose: () => void; onChoose: (src: string) => void };

/** A dialog with the films of the media library, of which one is chosen. */
export function FilmLibrary({ onClose, onChoose }: FilmLibraryProps) {
  const { api, i18n } = useServices();
  const { t, plural } = i18n;
  return (
    <LibraryDialog
      kind="films"
      onClose={onClose}
      failedText={t('The films of the library could not be loaded')}
      countText={(total) =>
        total === 0 ? t('The library has no such film.') : plural(total, '{count} film in the library', '{count} films in the library')
      }
      load={async (query, signal) => {
        const { total, films } = (await api.call('GET /admin/media/films', { query, signal })).data;
        return { total, items: films };
      }}
      renderItem={(film) => (
        <li key={film.src} className="min-w-0">
          <button type="button" className={libraryItemClass} onClick={() => onChoose(film.src)}>
            {film.file === null ? (
              <span className="grid aspect-square place-items-center rounded-md bg-tint p-1 text-center text-xs text-ink-muted">
                {t('On another site')}
              </span>
            ) : (
              <video src={film.src} muted preload="metadata" className="aspect-square w-full rounded-md bg-tint object-contain" />
            )}
            <bdi className="truncate text-xs">{nameOf(film)}</bdi>
          </button>
        </li>
      )}
    />
  );
}

/** The product that shows the film, or its file. */
function nameOf({ uses: [use], file, src }: LibraryFilm): string {
  return use?.name || (file ?? src);
}
