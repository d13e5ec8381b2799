import { lazyPart } from '@souk/client/lazy-part.ts';
import type { Picture as PictureFile } from '@souk/contract/fields';
import { classNames } from '@souk/ui/class-names.ts';
import { useSnapTrack } from '@souk/ui/layout/use-snap-track.ts';
import { Picture } from '@souk/ui/picture.tsx';
import { useOneStop } from '@souk/ui/use-one-stop.ts';
import { type PointerEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { PicturePlaceholder } from '../catalog-picture.tsx';
import { pictureTransitionName } from '../product-card.tsx';
import { GalleryDots } from './gallery-dots.tsx';
import { VideoSlide } from './video-slide.tsx';

const Lightbox = lazyPart(
  () => import('./lightbox.tsx'),
  ({ Lightbox }) => Lightbox,
);

type GalleryProps = {
  productId: number;
  name: string;
  /** The picture of the selected variant is the first. */
  pictures: readonly PictureFile[];
  /** A video file of this shop, shown after the pictures. */
  video: string | null;
};

/** A product's pictures: swiped on phones and tablets, a grid of two columns on a desktop, zoomed on hover, and full-screen. */
export function Gallery({ productId, name, pictures, video }: GalleryProps) {
  const { t } = useI18n();
  const count = pictures.length + (video ? 1 : 0);
  const { track, index, goTo } = useSnapTrack(count);
  const { group, stop, tabIndex } = useOneStop(index);
  const [lightbox, setLightbox] = useState<{ open: boolean; wasOpen: boolean }>({ open: false, wasOpen: false });
  useShowFirst(pictures[0]?.src, goTo);
  const restoreFocus = useRestoreFocus(track);
  const open = () => setLightbox({ open: true, wasOpen: true });
  // With an odd number the first picture is as wide as the grid.
  const isFirstWide = count % 2 === 1;
  const sizesOf = (at: number) => (at === 0 && isFirstWide ? wideSizes : slideSizes);
  return (
    <section aria-label={t('Images')} className="relative min-w-0 self-start max-md:-mx-(--gutter)">
      {count === 0 && (
        <div className="aspect-square bg-tint md:rounded-lg">
          <PicturePlaceholder />
        </div>
      )}
      <ul ref={track} {...group} className={classNames('snap-track gallery', isFirstWide && 'gallery-odd')}>
        {pictures.map((picture, at) => (
          <li key={picture.src} style={at === 0 ? { viewTransitionName: pictureTransitionName(productId) } : undefined}>
            <GallerySlide
              picture={picture}
              name={name}
              position={at + 1}
              total={pictures.length}
              sizes={sizesOf(at)}
              tabIndex={tabIndex(at)}
              onOpen={open}
            />
          </li>
        ))}
        {video && (
          <li>
            <VideoSlide src={video} name={name} poster={pictures[0]} slide={index} tabIndex={tabIndex(pictures.length)} />
          </li>
        )}
      </ul>
      {count > 1 && <GalleryDots count={count} hasVideo={video !== null} index={index} onChoose={goTo} />}
      {lightbox.wasOpen && (
        <Suspense>
          <Lightbox
            open={lightbox.open}
            name={name}
            pictures={pictures}
            pageSizes={sizesOf}
            start={Math.min(stop, pictures.length - 1)}
            onClose={(at) => {
              setLightbox({ open: false, wasOpen: true });
              goTo(at);
              restoreFocus(at);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Scrolls back to the start when another picture becomes the first. */
function useShowFirst(first: string | undefined, goTo: (index: number) => void) {
  const last = useRef(first);
  useEffect(() => {
    if (last.current === first) return;
    last.current = first;
    goTo(0);
  }, [first, goTo]);
}

/** The dialog returns the focus to the picture that opened it; this moves it on to the picture shown last. */
function useRestoreFocus(track: RefObject<HTMLElement | null>) {
  return (at: number) => {
    requestAnimationFrame(() => track.current?.children[at]?.querySelector('button')?.focus());
  };
}

type GallerySlideProps = {
  picture: PictureFile;
  name: string;
  position: number;
  total: number;
  sizes: string;
  tabIndex: number;
  onOpen: () => void;
};

/** The `sizes` attribute of a slide, and of one as wide as the grid. */
const slideSizes = '(min-width: 80rem) 22rem, (min-width: 64rem) 26vw, (min-width: 48rem) 50vw, 100vw';
const wideSizes = '(min-width: 80rem) 44rem, (min-width: 48rem) 50vw, 100vw';
/** Loads a file of twice the size, so that the zoomed picture is sharp. */
const zoomedSizes = '72rem';

/** One picture: hovering zooms in on the pointer, a click opens it full-screen. */
function GallerySlide({ picture, name, position, total, sizes, tabIndex, onOpen }: GallerySlideProps) {
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
      tabIndex={tabIndex}
      aria-label={t('Image {position} of {total}, full screen', { position, total })}
      onClick={onOpen}
      onPointerMove={handleMove}
      className="group/slide block aspect-square w-full cursor-zoom-in overflow-hidden -outline-offset-4"
    >
      <Picture
        source={pictureSource(picture)}
        alt={picture.alt || name}
        sizes={hovered ? zoomedSizes : sizes}
        priority={position === 1}
        className="size-full! origin-[var(--look-x,50%)_var(--look-y,50%)] transition-[scale] duration-(--duration-slow) group-hover/slide:scale-200 motion-reduce:group-hover/slide:scale-100"
      />
    </button>
  );
}
