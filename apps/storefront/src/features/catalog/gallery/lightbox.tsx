import type { Picture as PictureFile } from '@souk/contract/fields';
import { IconButton } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { usePinchZoom } from './use-pinch-zoom.ts';

type LightboxProps = {
  open: boolean;
  name: string;
  pictures: readonly PictureFile[];
  /** The `sizes` attribute that a picture has on the page. */
  pageSizes: (index: number) => string;
  /** The picture that it opens with. */
  start: number;
  /** Receives the index of the picture shown last. */
  onClose: (index: number) => void;
};

/** Full-screen pictures with arrow keys, plus and minus, wheel, swipe and pinch. */
export function Lightbox({ open, name, pictures, pageSizes, start, onClose }: LightboxProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState({ open, index: start });
  if (shown.open !== open) setShown({ open, index: open ? start : shown.index });
  const viewport = useRef<HTMLDivElement>(null);
  const { zoom, reset, zoomBy, handlers } = usePinchZoom(step);
  const picture = pictures[shown.index];

  function step(by: 1 | -1) {
    reset();
    setShown(({ index }) => ({ open: true, index: (index + by + pictures.length) % pictures.length }));
  }
  function magnify(factor: number) {
    const box = viewport.current?.getBoundingClientRect();
    if (box) zoomBy(factor, box);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === '+' || event.key === '=') magnify(1.5);
    else if (event.key === '-') magnify(1 / 1.5);
    else if (pictures.length > 1 && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) step(event.key === forward ? 1 : -1);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose(shown.index);
      }}
      title={
        <span className="flex items-baseline gap-3">
          <span className="truncate text-base">{name}</span>
          <span aria-live="polite" className="shrink-0 text-sm font-normal text-ink-muted tabular-nums">
            {t('{position} of {total}', { position: shown.index + 1, total: pictures.length })}
          </span>
        </span>
      }
      className="h-dvh! max-h-none! w-screen! max-w-none! rounded-none! [&>div]:overflow-hidden! [&>div]:p-0!"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is inside. */}
      <div className="relative h-full" onKeyDown={handleKeyDown}>
        <div
          ref={viewport}
          {...handlers}
          className="h-full touch-none overflow-hidden select-none"
          style={{ cursor: zoom.scale > 1 ? 'grab' : 'zoom-in' }}
        >
          {picture && (
            <div
              key={picture.src}
              className="relative size-full"
              style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
            >
              <LightboxPicture picture={picture} alt={picture.alt || name} pageSizes={pageSizes(shown.index)} />
            </div>
          )}
        </div>
        {pictures.length > 1 && (
          <>
            <IconButton
              variant="float"
              label={t('Previous')}
              onClick={() => step(-1)}
              className="absolute! start-4 top-1/2 -translate-y-1/2"
            >
              <ChevronLeft className="mirror" />
            </IconButton>
            <IconButton variant="float" label={t('Next')} onClick={() => step(1)} className="absolute! end-4 top-1/2 -translate-y-1/2">
              <ChevronRight className="mirror" />
            </IconButton>
          </>
        )}
        <div className="absolute inset-x-0 bottom-4 flex justify-center gap-2">
          <IconButton variant="float" label={t('Zoom out')} disabled={zoom.scale === 1} onClick={() => magnify(1 / 1.5)}>
            <ZoomOut />
          </IconButton>
          <IconButton variant="float" label={t('Zoom in')} onClick={() => magnify(1.5)} data-autofocus>
            <ZoomIn />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}

type LightboxPictureProps = {
  picture: PictureFile;
  alt: string;
  /** The `sizes` attribute that the picture has on the page, whose file is already loaded. */
  pageSizes: string;
};

/** Shows the page's file of the picture until the screen-wide one has loaded, or if it never does. */
function LightboxPicture({ picture, alt, pageSizes }: LightboxPictureProps) {
  const [loaded, setLoaded] = useState(false);
  // The preview would cover the box, but this picture is contained in it.
  const shared = { source: { ...pictureSource(picture), preview: undefined }, fit: 'contain', priority: true } as const;
  const place = 'pointer-events-none absolute inset-0 size-full! bg-transparent!';
  return (
    <>
      <Picture {...shared} alt="" sizes={pageSizes} className={place} />
      {/* Not `hidden`, because this picture has the alternative text. */}
      <div className={classNames('size-full', !loaded && 'opacity-0')} onLoadCapture={() => setLoaded(true)}>
        <Picture {...shared} alt={alt} sizes="100vw" className={place} />
      </div>
    </>
  );
}
