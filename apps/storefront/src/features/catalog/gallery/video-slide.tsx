import type { Picture as PictureFile } from '@souk/contract/fields';
import { Picture } from '@souk/ui/picture.tsx';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type VideoSlideProps = {
  src: string;
  name: string;
  /** Shown until play is pressed; the video is not fetched before. */
  poster: PictureFile | undefined;
  /** The slide on screen; the video stops when it changes. */
  slide: number;
  tabIndex: number;
};

/** A product's video, as a slide of the gallery. It starts muted. */
export function VideoSlide({ src, name, poster, slide, tabIndex }: VideoSlideProps) {
  const { t } = useI18n();
  const [state, setState] = useState<{ phase: 'poster' | 'playing' | 'failed'; slide: number }>({ phase: 'poster', slide });
  const isPlaying = state.phase === 'playing' && state.slide === slide;
  if (isPlaying) {
    return (
      <video
        // The focused button is unmounted.
        ref={focusElement}
        src={src}
        aria-label={t('Video of {name}', { name })}
        controls
        autoPlay
        muted
        playsInline
        tabIndex={0}
        onError={() => setState({ phase: 'failed', slide })}
        className="aspect-square w-full bg-tint object-contain"
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={t('Play the video of {name}', { name })}
      tabIndex={tabIndex}
      onClick={() => setState({ phase: 'playing', slide })}
      className="group/video relative grid aspect-square w-full place-items-center overflow-hidden bg-tint -outline-offset-4"
    >
      {poster && (
        <span className="absolute inset-0">
          <Picture source={pictureSource(poster)} alt="" sizes="(min-width: 48rem) 50vw, 100vw" className="size-full!" />
        </span>
      )}
      <span className="relative grid size-18 place-items-center rounded-full bg-raised text-ink shadow-float transition-[scale] duration-(--duration-quick) group-hover/video:scale-105">
        <Play aria-hidden="true" className="size-8 translate-x-0.5 fill-current" />
      </span>
      {state.phase === 'failed' && (
        <span
          role="status"
          className="absolute inset-x-6 bottom-12 rounded-md bg-raised px-4 py-2 text-center text-sm text-ink shadow-raised"
        >
          {t('The video could not be played.')}
        </span>
      )}
    </button>
  );
}

function focusElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A video file of this shop, which the gallery plays, or an external URL, which becomes a link. */
type VideoSource = { kind: 'file' | 'external'; src: string };

export function parseVideoUrl(url: string | null): VideoSource | null {
  if (url === null) return null;
  if (/^\/(?!\/)[^?#]+\.(mp4|webm)$/.test(url)) return { kind: 'file', src: url };
  return /^https?:\/\//.test(url) ? { kind: 'external', src: url } : null;
}
