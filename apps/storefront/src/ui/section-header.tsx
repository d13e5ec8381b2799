import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './ui-context.tsx';

type SectionHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Where all of it is. */
  more?: { label: string; href: string } | undefined;
  /** Beside the title, for example a countdown. */
  children?: ReactNode;
  id?: string | undefined;
};

/** The head of a page's section: what it is, and the way to all of it. */
export function SectionHeader({ title, text, more, children, id }: SectionHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-2 sm:mb-6">
      <div className="min-w-0 grow basis-40">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-ink-muted">{text}</p>}
      </div>
      {children && <div className="order-last basis-full sm:order-none sm:basis-auto">{children}</div>}
      {more && (
        <Link
          href={more.href}
          className="group inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {more.label}
          <ArrowRight aria-hidden="true" className="mirror size-4" />
        </Link>
      )}
    </div>
  );
}
