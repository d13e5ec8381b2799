import type { Picture as PictureFile } from '@souk/contract/fields';
import { Maximize2 } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useSnapTrack } from '../../../ui/use-snap-track.ts';
import { NoPicture } from '../no-picture.tsx';
import { pictureTravelName } from '../picture-travel.ts';
import { FilmSlide } from './film-slide.tsx';
import { GallerySlide, slideSizes } from './gallery-slide.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';

const Lightbox = lazyPart(
  () => import('./lightbox.tsx'),
  ({ Lightbox }) => Lightbox,
);

type GalleryProps = {
  productId: number;
  name: string;
  pictures: readonly PictureFile[];
  /** A file of the shop; it stands after the pictures. */
  film: string | null;
  /** Where the picture of what is chosen stands; the gallery goes there when that changes. */
  wanted: number;
};

/** A product's pictures: swiped on a phone, picked by thumbnails on a desktop, looked into from near, and full-screen. */
export function Gallery({ productId, name, pictures, film, wanted }: GalleryProps) {
  const { t } = useI18n();
  const count = pictures.length + (film ? 1 : 0);
  const { track, index, goTo } = useSnapTrack(count);
  const [lightbox, setLightbox] = useState<{ open: boolean; wasOpen: boolean }>({ open: false, wasOpen: false });
  useWantedSlide(wanted, goTo);
  const returnTo = useReturn(track, index);
  const open = () => setLightbox({ open: true, wasOpen: true });
  return (
    <section
      aria-label={t('Pictures')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 self-start lg:grid-cols-[4.75rem_minmax(0,1fr)]"
    >
      <GalleryThumbs pictures={pictures} hasFilm={film !== null} index={index} onChoose={goTo} />
      <div className="relative min-w-0 max-md:-mx-(--gutter)">
        <div
          className="overflow-hidden bg-tint md:rounded-lg md:border md:border-line"
          style={{ viewTransitionName: pictureTravelName(productId) }}
        >
          {count === 0 && (
            <div className="aspect-square">
              <NoPicture />
            </div>
          )}
          <ul ref={track} className="snap-track auto-cols-[100%]">
            {pictures.map((picture, at) => (
              <li key={picture.src} inert={at !== index} className="min-w-0">
                <GallerySlide picture={picture} name={name} position={at + 1} total={pictures.length} onOpen={open} />
              </li>
            ))}
            {film && (
              <li inert={index !== pictures.length} className="min-w-0">
                <FilmSlide src={film} name={name} still={pictures[0]} current={index === pictures.length} />
              </li>
            )}
          </ul>
        </div>
        {index < pictures.length && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-3 top-3 grid size-9 place-items-center rounded-full bg-raised text-ink shadow-raised max-md:hidden"
          >
            <Maximize2 className="size-4.5" />
          </span>
        )}
        {count > 1 && <Dots count={count} hasFilm={film !== null} index={index} onChoose={goTo} />}
      </div>
      {lightbox.wasOpen && (
        <Suspense>
          <Lightbox
            open={lightbox.open}
            name={name}
            pictures={pictures}
            pageSizes={slideSizes}
            start={index}
            onClose={(at) => {
              setLightbox({ open: false, wasOpen: true });
              returnTo(at);
              goTo(at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Follows the choice: at once where the page starts with one, gliding later. */
function useWantedSlide(wanted: number, goTo: (index: number) => void) {
  const last = useRef(0);
  useEffect(() => {
    if (last.current === wanted) return;
    last.current = wanted;
    goTo(wanted);
  }, [wanted, goTo]);
}

/** The lightbox gives the focus back to the picture that opened it; where another one is shown by then, to that. */
function useReturn(track: RefObject<HTMLElement | null>, index: number) {
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current !== index) return;
    awaited.current = null;
    track.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
  }, [index, track]);
  return (at: number) => {
    awaited.current = at;
  };
}

type DotsProps = { count: number; hasFilm: boolean; index: number; onChoose: (index: number) => void };

function Dots({ count, hasFilm, index, onChoose }: DotsProps) {
  const { t } = useI18n();
  const pictures = hasFilm ? count - 1 : count;
  return (
    <div className="absolute inset-x-0 bottom-2 flex justify-center md:hidden">
      <div className="flex rounded-full bg-raised/90 px-1.5">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <button
            key={at}
            type="button"
            aria-label={at < pictures ? t('Picture {position} of {total}', { position: at + 1, total: pictures }) : t('Film')}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className="grid h-7 min-w-6 place-items-center"
          >
            <span
              className={classNames(
                'block h-1.5 rounded-full transition-[width,background-color] duration-(--duration-slow)',
                at === index ? 'w-4 bg-primary' : 'w-1.5 bg-line-strong',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
