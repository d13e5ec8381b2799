import type { ReactNode } from 'react';
import { Link } from '../../../ui/ui-context.tsx';

type SuggestionLineProps = {
  icon: ReactNode;
  href: string;
  onPick: () => void /** What kind of thing it is. */;
  note?: string;
  children: ReactNode;
};

/** One way to go on; `data-suggestion` lets the search box's arrow keys reach it. */
export function SuggestionLine({ icon, href, onPick, note, children }: SuggestionLineProps) {
  return (
    <Link
      data-suggestion
      href={href}
      onClick={onPick}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint focus-visible:bg-tint [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">
        <bdi>{children}</bdi>
      </span>
      {note && <span className="shrink-0 text-xs text-ink-muted">{note}</span>}
    </Link>
  );
}
