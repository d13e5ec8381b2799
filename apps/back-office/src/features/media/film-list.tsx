import type { LibraryFilm } from '@souk/contract/back-office/media';
import { film, limitsOf } from '@souk/contract/files';
import { Button } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { checkFile, fileErrorText } from '@souk/ui/forms/check-files.ts';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { sizeText } from '../../lib/files/size-text.ts';
import { Moment } from '../../lib/moment.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useRemoveFilm, useReplaceFilm } from './queries.ts';
import { UseList } from './use-list.tsx';

type FilmListProps = { films: readonly LibraryFilm[]; mayWrite: boolean; isOld: boolean };

/** The films of one page of the library. */
export function FilmList({ films, mayWrite, isOld }: FilmListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [removing, setRemoving] = useState<string>();
  const showUndo = useUndoToast();
  const remove = useRemoveFilm();
  return (
    <>
      <ul
        aria-label={t('Films')}
        className={classNames('grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]', isOld && 'opacity-60')}
      >
        {films.map((film) => (
          <FilmCard key={film.src} film={film} onRemove={mayWrite ? setRemoving : undefined} />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        title={t('Delete the film?')}
        text={t('Nothing uses it. You can take it back for 30 days.')}
        answers={{ cancel: t('Back'), confirm: t('Delete') }}
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          remove.mutate(removing ?? '', {
            onSuccess: ({ entry_id }) => showUndo(t('The film is deleted'), entry_id),
            onError: (error) => toast.error(explainError(i18n, error)),
            onSettled: () => setRemoving(undefined),
          })
        }
      />
    </>
  );
}

function FilmCard({ film, onRemove }: { film: LibraryFilm; onRemove: ((file: string) => void) | undefined }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { file, src, bytes, stored_at, uses, has_more_uses } = film;
  const name = file ?? src;
  const isUsed = uses.length > 0;
  return (
    <li className="grid min-w-0 content-start overflow-hidden rounded-lg border border-line bg-surface">
      {file === null ? (
        <span className="grid aspect-[4/3] place-items-center bg-tint p-3 text-center text-sm text-ink-muted">
          {t('A film of another site')}
        </span>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: operators look at the file; its product describes it.
        <video src={src} controls preload="metadata" aria-label={name} className="aspect-[4/3] w-full bg-tint object-contain" />
      )}
      <div className="grid min-w-0 content-start gap-2 p-3">
        <p className="truncate text-sm font-semibold">
          <bdi dir="ltr">{name}</bdi>
        </p>
        {bytes !== null && stored_at !== null && (
          <p className="text-xs text-ink-muted">
            {sizeText(i18n, bytes)} · {name.split('.').at(-1)?.toUpperCase()} · <Moment at={stored_at} />
          </p>
        )}
        <UseList uses={uses} hasMore={has_more_uses} label={t('Where {name} is used', { name })} />
        {isUsed && onRemove && <ReplaceFilm src={src} name={name} />}
        {!isUsed && file !== null && onRemove && (
          <Button size="sm" variant="danger" className="justify-self-start" onClick={() => onRemove(file)}>
            {t('Delete')}
          </Button>
        )}
      </div>
    </li>
  );
}

const filmLimits = limitsOf(film);

/** Chooses a file, which then is shown on every product that shows this film. */
function ReplaceFilm({ src, name }: { src: string; name: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const replace = useReplaceFilm();
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [film] = event.target.files ?? [];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!film) return;
    const problem = checkFile(film, filmLimits);
    if (problem === 'kind') toast.error(t('Choose a film: {kinds}', { kinds: 'MP4, WebM' }));
    else if (problem) toast.error(t(...fileErrorText(problem, filmLimits)));
    else
      replace.mutate(
        { src, film },
        {
          onSuccess: ({ entry_id }) => showUndo(t('The film is replaced everywhere'), entry_id),
          onError: (error) => toast.error(explainError(i18n, error)),
        },
      );
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={filmLimits.accept.join(',')}
        aria-label={t('Replace the film {name}', { name })}
        onChange={handleChange}
      />
      <Button size="sm" variant="secondary" className="justify-self-start" busy={replace.isPending} onClick={() => input.current?.click()}>
        {t('Replace everywhere')}
      </Button>
    </>
  );
}
