import { classNames } from '@souk/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import type { Heading } from './outline-html.ts';

/** Table of contents: a column next to the text on a desktop, collapsed above it on a phone. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const { t } = useI18n();
  const current = useCurrentHeading(headings.map(({ id }) => id));
  return (
    <>
      <details className="fold rounded-lg border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
          {t('On this page')}
          <ChevronDown aria-hidden="true" className="fold-mark size-5 shrink-0 text-ink-muted" />
        </summary>
        <nav aria-label={t('On this page')} className="pb-3">
          <Headings headings={headings} current={undefined} />
        </nav>
      </details>
      <nav aria-labelledby="contents" className="sticky top-(--sticky-top) hidden lg:block">
        <h2 id="contents" className="mb-2 font-sans text-sm text-ink-muted">
          {t('On this page')}
        </h2>
        <Headings headings={headings} current={current} />
      </nav>
    </>
  );
}

function Headings({ headings, current }: { headings: readonly Heading[]; current: string | undefined }) {
  return (
    <ul className="border-s border-line text-sm">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className={classNames(
              '-ms-px flex min-h-11 items-center border-s-2 py-1.5 hover:text-ink',
              level === 2 ? 'ps-4' : 'ps-8',
              id === current ? 'border-accent font-semibold text-accent' : 'border-transparent text-ink-muted',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The heading of the section that is being read. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const headings = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? inSight.add(target) : inSight.delete(target);
        // The first heading in the upper part of the window; without one, the previous heading stays current.
        const first = headings.find((heading) => inSight.has(heading));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-15% 0px -65% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);
  return current;
}
