import { Link } from '@souk/ui/ui-context.tsx';
import type { ReactNode } from 'react';

type SuggestionLinkProps = {
  icon: ReactNode;
  href: string;
  onPick: () => void;
  /** The kind of the suggestion, for example “Brand”. */
  note?: string;
  children: ReactNode;
};

/** `data-suggestion` makes the link reachable by the search box's arrow keys. */
export function SuggestionLink({ icon, href, onPick, note, children }: SuggestionLinkProps) {
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
