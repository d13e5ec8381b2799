import type { Picture as PictureFile } from '@souk/contract/fields';
import { type PointerEvent, useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Picture } from '../../../ui/picture.tsx';

type GallerySlideProps = { picture: PictureFile; name: string; position: number; total: number; onOpen: () => void };

/** How wide it stands on the page. */
export const slideSizes = '(min-width: 80rem) 36rem, (min-width: 48rem) 50vw, 100vw';
/** Twice as large, so that what is looked into from near is sharp. */
const near = '72rem';

/** One picture; the mouse looks into it where it points, a press opens it full-screen. */
export function GallerySlide({ picture, name, position, total, onOpen }: GallerySlideProps) {
  const { t } = useI18n();
  const [pointedAt, setPointedAt] = useState(false);
  function handleMove(event: PointerEvent<HTMLButtonElement>) {
    if (event.pointerType !== 'mouse') return;
    setPointedAt(true);
    const box = event.currentTarget.getBoundingClientRect();
    event.currentTarget.style.setProperty('--look-x', `${((event.clientX - box.left) / box.width) * 100}%`);
    event.currentTarget.style.setProperty('--look-y', `${((event.clientY - box.top) / box.height) * 100}%`);
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('Picture {position} of {total}, full screen', { position, total })}
      onClick={onOpen}
      onPointerMove={handleMove}
      className="group/slide block aspect-square w-full cursor-zoom-in overflow-hidden -outline-offset-4"
    >
      <Picture
        source={pictureSource(picture)}
        alt={picture.alt || name}
        sizes={pointedAt ? near : slideSizes}
        priority={position === 1}
        className="size-full! origin-[var(--look-x,50%)_var(--look-y,50%)] transition-[scale] duration-(--duration-slow) group-hover/slide:scale-200 motion-reduce:group-hover/slide:scale-100"
      />
    </button>
  );
}
