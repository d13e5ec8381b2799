import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type StickyBarProps = { label: string; children: ReactNode; className?: string | undefined };

/** A bar at the bottom of a phone's screen, in reach of the thumb; put it last in the page. Gone from 768 px. */
export function StickyBar({ label, children, className }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'sticky-bar sticky max-[18rem]:static bottom-0 z-30 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden',
        className,
      )}
    >
      <div className="page-width flex items-center gap-3 py-3 max-[18rem]:flex-wrap">{children}</div>
    </section>
  );
}
