import { lazyPart } from '@souk/client/lazy-part.ts';
import type { Picture as PictureFile } from '@souk/contract/fields';
import { useSnapTrack } from '@souk/ui/layout/use-snap-track.ts';
import { Picture } from '@souk/ui/picture.tsx';
import { Maximize2 } from 'lucide-react';
import { type PointerEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { PicturePlaceholder } from '../catalog-picture.tsx';
import { pictureTransitionName } from '../product-card.tsx';
import { GalleryDots, GalleryThumbs } from './gallery-thumbs.tsx';
import { VideoSlide } from './video-slide.tsx';

const Lightbox = lazyPart(
  () => import('./lightbox.tsx'),
  ({ Lightbox }) => Lightbox,
);

type GalleryProps = {
  productId: number;
  name: string;
  pictures: readonly PictureFile[];
  /** A video file of this shop, shown after the pictures. */
  video: string | null;
  /** The index of the selected variant's picture; the gallery scrolls to it when it changes. */
  selectedIndex: number;
};

/** A product's pictures: swiped on a phone, chosen by thumbnails on a desktop, zoomed on hover, and full-screen. */
export function Gallery({ productId, name, pictures, video, selectedIndex }: GalleryProps) {
  const { t } = useI18n();
  const count = pictures.length + (video ? 1 : 0);
  const { track, index, goTo } = useSnapTrack(count);
  const [lightbox, setLightbox] = useState<{ open: boolean; wasOpen: boolean }>({ open: false, wasOpen: false });
  useFollowSelection(selectedIndex, goTo);
  const restoreFocus = useRestoreFocus(track, index);
  const open = () => setLightbox({ open: true, wasOpen: true });
  return (
    <section
      aria-label={t('Images')}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 self-start lg:grid-cols-[4.75rem_minmax(0,1fr)]"
    >
      <GalleryThumbs pictures={pictures} hasVideo={video !== null} index={index} onChoose={goTo} />
      <div className="relative min-w-0 max-md:-mx-(--gutter)">
        <div
          className="overflow-hidden bg-tint md:rounded-lg md:border md:border-line"
          style={{ viewTransitionName: pictureTransitionName(productId) }}
        >
          {count === 0 && (
            <div className="aspect-square">
              <PicturePlaceholder />
            </div>
          )}
          <ul ref={track} className="snap-track auto-cols-[100%]">
            {pictures.map((picture, at) => (
              <li key={picture.src} inert={at !== index} className="min-w-0">
                <GallerySlide picture={picture} name={name} position={at + 1} total={pictures.length} onOpen={open} />
              </li>
            ))}
            {video && (
              <li inert={index !== pictures.length} className="min-w-0">
                <VideoSlide src={video} name={name} poster={pictures[0]} current={index === pictures.length} />
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
        {count > 1 && <GalleryDots count={count} hasVideo={video !== null} index={index} onChoose={goTo} />}
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
              restoreFocus(at);
              goTo(at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Scrolls to the selected variant's picture. */
function useFollowSelection(selectedIndex: number, goTo: (index: number) => void) {
  const last = useRef(0);
  useEffect(() => {
    if (last.current === selectedIndex) return;
    last.current = selectedIndex;
    goTo(selectedIndex);
  }, [selectedIndex, goTo]);
}

/** The lightbox returns the focus to the picture that opened it; this moves it to the picture shown last. */
function useRestoreFocus(track: RefObject<HTMLElement | null>, index: number) {
  const pendingIndex = useRef<number>(null);
  useEffect(() => {
    if (pendingIndex.current !== index) return;
    pendingIndex.current = null;
    track.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
  }, [index, track]);
  return (at: number) => {
    pendingIndex.current = at;
  };
}

type GallerySlideProps = { picture: PictureFile; name: string; position: number; total: number; onOpen: () => void };

/** The `sizes` attribute of a slide. */
const slideSizes = '(min-width: 80rem) 36rem, (min-width: 48rem) 50vw, 100vw';
/** Loads a file of twice the size, so that the zoomed picture is sharp. */
const zoomedSizes = '72rem';

/** One picture: hovering zooms in on the pointer, a click opens it full-screen. */
function GallerySlide({ picture, name, position, total, onOpen }: GallerySlideProps) {
  const { t } = useI18n();
  const [hovered, setHovered] = useState(false);
  function handleMove(event: PointerEvent<HTMLButtonElement>) {
    if (event.pointerType !== 'mouse') return;
    setHovered(true);
    const box = event.currentTarget.getBoundingClientRect();
    event.currentTarget.style.setProperty('--look-x', `${((event.clientX - box.left) / box.width) * 100}%`);
    event.currentTarget.style.setProperty('--look-y', `${((event.clientY - box.top) / box.height) * 100}%`);
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('Image {position} of {total}, full screen', { position, total })}
      onClick={onOpen}
      onPointerMove={handleMove}
      className="group/slide block aspect-square w-full cursor-zoom-in overflow-hidden -outline-offset-4"
    >
      <Picture
        source={pictureSource(picture)}
        alt={picture.alt || name}
        sizes={hovered ? zoomedSizes : slideSizes}
        priority={position === 1}
        className="size-full! origin-[var(--look-x,50%)_var(--look-y,50%)] transition-[scale] duration-(--duration-slow) group-hover/slide:scale-200 motion-reduce:group-hover/slide:scale-100"
      />
    </button>
  );
}
