import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type SideSectionProps = {
  title: ReactNode;
  children: ReactNode /** At the end of the title, for example the current choice. */;
  note?: ReactNode;
  open?: boolean | undefined;
};

/** A collapsible section of a side column, open by default. */
export function SideSection({ title, children, note, open = true }: SideSectionProps) {
  return (
    <details open={open} className="fold border-b border-line last:border-b-0">
      <summary className="flex min-h-12 items-center gap-2 text-sm font-semibold">
        <span className="min-w-0 flex-1">{title}</span>
        {note && <span className="text-xs font-normal text-ink-muted">{note}</span>}
        <ChevronDown aria-hidden="true" className="fold-mark size-4.5 shrink-0 text-ink-muted" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
