import type { Picture as PictureFile } from '@souk/contract/fields';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Picture } from '../../../ui/picture.tsx';

type FilmSlideProps = {
  src: string;
  name: string;
  /** What stands there until somebody presses play: nothing of the film is fetched before. */
  still: PictureFile | undefined;
  /** Whether it is in sight; out of sight it stops. */
  current: boolean;
};

/** The product's film, among its pictures. It starts without sound. */
export function FilmSlide({ src, name, still, current }: FilmSlideProps) {
  const { t } = useI18n();
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  if (!current && state === 'playing') setState('still');
  if (state === 'playing') {
    return (
      <video
        // The button that had the focus is gone.
        ref={takeFocus}
        src={src}
        aria-label={t('Film of {name}', { name })}
        controls
        autoPlay
        muted
        playsInline
        tabIndex={0}
        onError={() => setState('failed')}
        className="aspect-square w-full bg-tint object-contain"
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={t('Play the film of {name}', { name })}
      onClick={() => setState('playing')}
      className="group/film relative grid aspect-square w-full place-items-center overflow-hidden bg-tint -outline-offset-4"
    >
      {still && (
        <span className="absolute inset-0">
          <Picture source={pictureSource(still)} alt="" sizes="(min-width: 48rem) 50vw, 100vw" className="size-full!" />
        </span>
      )}
      <span className="relative grid size-18 place-items-center rounded-full bg-raised text-ink shadow-float transition-[scale] duration-(--duration-quick) group-hover/film:scale-105">
        <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
      </span>
      {state === 'failed' && (
        <span
          role="status"
          className="absolute inset-x-6 bottom-12 rounded-md bg-raised px-4 py-2 text-center text-sm text-ink shadow-raised"
        >
          {t('The film could not be played.')}
        </span>
      )}
    </button>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
