import { useServices } from '../services.tsx';
import { LibraryDialog, libraryItemClass } from './library-dialog.tsx';

type StoredPicture = { id: number; src: string };
type PictureLibraryProps = { onClose: () => void; onChoose: (picture: StoredPicture) => void };

/** A dialog with the pictures of the media library, of which one is chosen. */
export function PictureLibrary({ onClose, onChoose }: PictureLibraryProps) {
  const { api, i18n } = useServices();
  const { t, plural } = i18n;
  return (
    <LibraryDialog
      kind="pictures"
      onClose={onClose}
      failedText={t('The pictures could not be loaded')}
      countText={(total) => (total === 0 ? t('The library has no such picture.') : plural(total, '{count} picture', '{count} pictures'))}
      load={async (query, signal) => {
        const { total, pictures } = (await api.call('GET /admin/media/pictures', { query, signal })).data;
        return { total, items: pictures };
      }}
      renderItem={({ id, src, name }) => (
        <li key={id} className="min-w-0">
          <button type="button" className={libraryItemClass} onClick={() => onChoose({ id, src })}>
            <img src={src} alt="" loading="lazy" className="aspect-square w-full rounded-md bg-tint object-contain" />
            <bdi className="truncate text-xs">{name || t('Picture {id}', { id })}</bdi>
          </button>
        </li>
      )}
    />
  );
}
