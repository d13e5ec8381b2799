import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ArchFrameProps = {
  children: ReactNode;
  /** A hairline along the arch, for pictures as light as the page. */
  line?: boolean | undefined;
  /** Size and ratio; 4:5 unless it says otherwise. */
  className?: string | undefined;
};

/** The house's mark: a frame with the top of a keel arch. The child fills it. */
export function ArchFrame({ children, line = false, className }: ArchFrameProps) {
  const inner = <span className="arch block h-full w-full overflow-hidden bg-tint *:h-full *:w-full">{children}</span>;
  const ratio = className?.includes('aspect-') ? '' : 'aspect-4/5';
  return <span className={classNames('block', ratio, line && 'arch arch-line', className)}>{inner}</span>;
}
