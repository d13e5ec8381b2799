import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { useSnapTrack } from './use-snap-track.ts';

type CarouselProps = {
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** Advances automatically, but not while hovered, focused, hidden or paused, nor with reduced motion. */
  autoplayMs?: number | undefined;
  className?: string | undefined;
};

/** Full-width slides. Swiping and scrolling work before any script runs. */
export function Carousel({ label, children, autoplayMs, className }: CarouselProps) {
  const text = useText();
  const slides = Children.toArray(children);
  const { track, index, goTo } = useSnapTrack(slides.length);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const next = (index + 1) % slides.length;
  useAutoplay(slides.length > 1 && !held && !paused ? autoplayMs : undefined, () => goTo(next), index);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames('group/carousel relative overflow-hidden', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={track} className="snap-track h-full auto-cols-[100%]">
        {slides.map((slide, at) => (
          // Slides never change places, so their position is their key.
          <li
            key={at}
            aria-label={text('{position} of {total}', { position: at + 1, total: slides.length })}
            inert={at !== index}
            className="h-full min-w-0"
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-2 p-3 sm:p-4 [&>*]:pointer-events-auto">
          <Dots count={slides.length} index={index} onChoose={goTo} />
          <div className="flex items-center gap-2">
            {autoplayMs && (
              <IconButton
                size="sm"
                variant="float"
                className="motion-reduce:hidden"
                label={paused ? text('Play') : text('Pause')}
                onClick={() => setPaused(!paused)}
              >
                {paused ? <Play /> : <Pause />}
              </IconButton>
            )}
            <IconButton
              size="sm"
              variant="float"
              className="max-sm:hidden"
              label={text('Previous')}
              onClick={() => goTo((index - 1 + slides.length) % slides.length)}
            >
              <ChevronLeft className="mirror" />
            </IconButton>
            <IconButton size="sm" variant="float" className="max-sm:hidden" label={text('Next')} onClick={() => goTo(next)}>
              <ChevronRight className="mirror" />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}

/** A finger swipes the slides; the dots are too small for it. */
function Dots({ count, index, onChoose }: { count: number; index: number; onChoose: (index: number) => void }) {
  const text = useText();
  return (
    <div className="flex items-center rounded-full border border-line bg-raised px-1.5">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          aria-label={text('Slide {position}', { position: at + 1 })}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onChoose(at)}
          className="grid h-7 min-w-6 place-items-center px-1 pointer-coarse:pointer-events-none"
        >
          <span className="dot" />
        </button>
      ))}
    </div>
  );
}

function useAutoplay(everyMs: number | undefined, advance: () => void, index: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index restarts the timer, for the slide's full time.
  useEffect(() => {
    if (!everyMs || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, index]);
}
