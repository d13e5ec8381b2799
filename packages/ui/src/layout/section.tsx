import { ArrowRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../ui-context.tsx';

type SectionHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  /** A link to the full list. */
  more?: { label: string; href: string } | undefined;
  /** Next to the title, for example a countdown. */
  children?: ReactNode;
  id?: string | undefined;
};

/** The header of a page section, with a link to the full list. */
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
          className="group hit-area inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {more.label}
          <ArrowRight aria-hidden="true" className="mirror size-4" />
        </Link>
      )}
    </div>
  );
}

/** A titled section that is always open from 640 px, and collapsible below. */
export function FoldSection({ title, children, className }: { title: string; children: ReactNode; className?: string | undefined }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={className}>
      <h2 className="font-sans text-base">
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
