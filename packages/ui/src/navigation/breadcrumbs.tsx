import { ChevronRight } from 'lucide-react';
import { Link, useText } from '../ui-context.tsx';

export type Crumb = { label: string; href?: string | undefined };

/** Links to the parent pages; the last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText();
  return (
    <nav aria-label={text('Breadcrumb')} className="min-w-0">
      <ol className="no-scrollbar -mx-2 flex items-center gap-1.5 overflow-x-auto px-2 text-sm whitespace-nowrap text-ink-muted">
        {crumbs.map((crumb, index) => (
          // A phone has room for three; the heading below repeats the fourth.
          <li key={`${index}-${crumb.label}`} className="flex items-center gap-1.5 whitespace-nowrap last:min-w-0 max-sm:nth-[n+4]:sr-only">
            {index > 0 && <ChevronRight aria-hidden="true" className="mirror size-3.5 shrink-0" />}
            {crumb.href ? (
              <Link
                href={crumb.href}
                className="-mx-2 inline-flex min-h-9 items-center rounded-sm px-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
