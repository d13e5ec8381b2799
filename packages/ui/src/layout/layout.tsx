import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type StickyBarProps = { label: string; children: ReactNode; className?: string | undefined };

/** A bar at the bottom of the screen on phones; it must be last in the page. Hidden from 768 px. */
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

/** Names with dots between them. Each has its own direction, or `22 cm` would show as `cm 22` in Arabic text. */
export function DottedList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

/** A section below the first screen, which phones render when it comes near. Takes no room when empty. */
export function Later({ children }: { children: ReactNode }) {
  return <div className="drawn-later">{children}</div>;
}
