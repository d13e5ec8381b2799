import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { useSnapTrack } from './use-snap-track.ts';

type ScrollRowProps = {
  label: string;
  children: ReactNode;
  /** The width of a child as column classes, for example `auto-cols-[44%] sm:auto-cols-[30%]`. */
  columns?: string | undefined;
  className?: string | undefined;
};

/**
 * A horizontally scrolling row. On phones it extends into the gutters, so that a cut-off item shows that there are
 * more.
 */
export function ScrollRow({
  label,
  children,
  columns = 'auto-cols-[44%] sm:auto-cols-[30%] lg:auto-cols-[19%]',
  className,
}: ScrollRowProps) {
  const text = useText();
  const items = Children.toArray(children);
  const { track, atStart, atEnd, goBy } = useSnapTrack(items.length);
  const arrow = 'absolute top-1/2 z-10 -translate-y-1/2 disabled:invisible max-md:hidden';
  return (
    <section aria-label={label} className={classNames('relative', className)}>
      <ul
        ref={track}
        className={classNames(
          'snap-track -m-1 scroll-px-1 gap-3 p-1 max-md:-mx-(--gutter) max-md:scroll-px-(--gutter) max-md:px-(--gutter) sm:gap-4',
          columns,
        )}
      >
        {items.map((item, at) => (
          <li key={at} className="min-w-0">
            {item}
          </li>
        ))}
      </ul>
      <IconButton
        variant="float"
        className={classNames(arrow, '-start-4')}
        disabled={atStart}
        label={text('Previous')}
        onClick={() => goBy(-1)}
      >
        <ChevronLeft className="mirror" />
      </IconButton>
      <IconButton variant="float" className={classNames(arrow, '-end-4')} disabled={atEnd} label={text('Next')} onClick={() => goBy(1)}>
        <ChevronRight className="mirror" />
      </IconButton>
    </section>
  );
}
