import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type AccordionItemProps = {
  title: ReactNode;
  children: ReactNode;
  /** Items of one name close each other. */
  name?: string | undefined;
  open?: boolean | undefined;
  className?: string | undefined;
};

/** A question that opens to its answer, and works before any script runs. */
export function AccordionItem({ title, children, name, open, className }: AccordionItemProps) {
  return (
    <details name={name} open={open} className={classNames('fold border-b border-line', className)}>
      <summary className="flex min-h-13 items-center gap-4 py-3 font-semibold">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown aria-hidden="true" className="fold-mark size-5 shrink-0 text-ink-muted" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
