import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const band = 'lattice overflow-hidden bg-tint text-primary-700';
const inside = 'page-width grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 pt-2';

type HeaderBandProps = {
  crumbs: readonly { label: string; href?: string }[];
  className?: string | undefined;
  /** What the page is, and beside it what stands on the band's floor. */
  children: ReactNode;
};

/** The patterned ground at the top of a page that leads further into the market. */
export function HeaderBand({ crumbs, className, children }: HeaderBandProps) {
  return (
    <header className={band}>
      <div className="page-width pt-4 text-ink">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={classNames(inside, className)}>{children}</div>
    </header>
  );
}

export function HeaderBandSkeleton({ className, children }: Omit<HeaderBandProps, 'crumbs'>) {
  return (
    <div className={band}>
      <div className="page-width pt-6.5 pb-2.5">
        <Skeleton className="h-4 w-40 rounded-sm" />
      </div>
      <div className={classNames(inside, className)}>{children}</div>
    </div>
  );
}
