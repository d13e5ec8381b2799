import { classNames } from '@souk/ui/class-names.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import type { ReactNode } from 'react';

const band = 'lattice overflow-hidden bg-tint text-primary-700';
const inside = 'page-wide grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 pt-2';

type HeaderBandProps = {
  crumbs: readonly { label: string; href?: string }[];
  className?: string | undefined;
  /** The title, and next to it a picture at the lower edge. */
  children: ReactNode;
};

/** The patterned header of the pages that list categories, shops and rankings. */
export function HeaderBand({ crumbs, className, children }: HeaderBandProps) {
  return (
    <header className={band}>
      <div className="page-wide pt-4 text-ink">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={classNames(inside, className)}>{children}</div>
    </header>
  );
}

export function HeaderBandSkeleton({ className, children }: Omit<HeaderBandProps, 'crumbs'>) {
  return (
    <div className={band}>
      <div className="page-wide pt-6.5 pb-2.5">
        <Skeleton className="h-4 w-40 rounded-sm" />
      </div>
      <div className={classNames(inside, className)}>{children}</div>
    </div>
  );
}
