import type { Picture as PictureFile } from '@souk/contract/fields';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LightboxPicture } from './lightbox-picture.tsx';
import { usePinchZoom } from './use-pinch-zoom.ts';

type LightboxProps = {
  open: boolean;
  name: string;
  pictures: readonly PictureFile[];
  /** How wide they stand on the page, as the `sizes` attribute takes it. */
  pageSizes: string;
  /** The picture that it opens with. */
  start: number;
  /** Told which picture was seen last. */
  onClose: (index: number) => void;
};

/** The pictures over the whole screen: arrows, plus and minus, wheel, swipe and pinch. */
export function Lightbox({ open, name, pictures, pageSizes, start, onClose }: LightboxProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState({ open, index: start });
  if (shown.open !== open) setShown({ open, index: open ? start : shown.index });
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, reset, nearer, handlers } = usePinchZoom(step);
  const picture = pictures[shown.index];

  function step(by: 1 | -1) {
    reset();
    setShown(({ index }) => ({ open: true, index: (index + by + pictures.length) % pictures.length }));
  }
  function magnify(factor: number) {
    const box = stage.current?.getBoundingClientRect();
    if (box) nearer(factor, box);
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for everything inside, whichever has the focus. */}
      <div className="relative h-full" onKeyDown={handleKeyDown}>
        <div
          ref={stage}
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
              <LightboxPicture picture={picture} alt={picture.alt || name} pageSizes={pageSizes} />
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
