import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';

/** A titled column that stands open from 640 px, and folds under its title below. */
export function FoldSection({ title, children, className }: { title: string; children: ReactNode; className?: string | undefined }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={className}>
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between gap-4 text-start sm:hidden"
        >
          {title}
          <ChevronDown aria-hidden="true" className={classNames('size-5 transition-transform', open && 'rotate-180')} />
        </button>
        <span className="hidden sm:block">{title}</span>
      </h2>
      <div id={id} className={classNames('pt-1 pb-4 sm:block sm:pt-4 sm:pb-0', !open && 'hidden')}>
        {children}
      </div>
    </section>
  );
}
