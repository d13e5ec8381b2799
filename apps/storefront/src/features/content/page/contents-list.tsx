import { ChevronDown } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Heading } from '../model/outline-html.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** What the page has, to go there: a column beside the text on a desktop, folded above it on a phone. */
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
      <nav aria-labelledby="contents" className="sticky top-8 hidden lg:block">
        <h2 id="contents" className="mb-2 text-sm text-ink-muted">
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
              '-ms-px flex min-h-10 items-center border-s-2 py-1.5 hover:text-ink',
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
