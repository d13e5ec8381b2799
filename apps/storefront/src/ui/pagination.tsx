import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { demandWhole, pageEntries, pageUrl } from './pagination-range.ts';
import { type PaginationLocale, paginationTextsOf } from './pagination-texts.ts';
import { Link, useFigures } from './ui-context.tsx';

/** A button calls back; a link goes to `url`, in which `{page}` stands for the number. */
export type PageTarget = { type: 'button'; onChange: (page: number) => void } | { type: 'link'; url: string };
type PaginationProps = {
  /** The page shown, from 1. */
  page: number;
  total: number;
  perPage?: number | undefined;
  /** How many pages stand in a row around the current one. */
  buttons?: number | undefined;
  locale?: PaginationLocale | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
  target: PageTarget;
};

/** A row of pages. Nothing is shown while one page holds all. */
export function Pagination({ page, total, perPage = 10, buttons = 5, locale = 'en', direction = 'ltr', target }: PaginationProps) {
  demandWhole('page', page, 1);
  demandWhole('perPage', perPage, 1);
  demandWhole('buttons', buttons, 1);
  demandWhole('total', total, 0);
  demandTarget(target);
  demandDirection(direction);
  const texts = paginationTextsOf(locale);
  const figures = useFigures();
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const current = Math.min(page, pages);

  return (
    <nav aria-label={texts.pages} dir={direction} lang={texts.lang} className="flex flex-wrap items-center justify-center gap-1">
      <Step target={target} page={current - 1} disabled={current === 1} label={texts.previous}>
        <ChevronLeft aria-hidden="true" className="mirror size-5" />
      </Step>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {pageEntries(current, pages, buttons).map((entry) =>
          entry.kind === 'gap' ? (
            <li key={`gap-${entry.after}`} aria-hidden="true" className="w-7 text-center text-ink-muted select-none max-sm:hidden">
              …
            </li>
          ) : (
            <li key={entry.page} className={entry.far ? 'max-sm:hidden' : undefined}>
              <Step
                target={target}
                page={entry.page}
                current={entry.page === current}
                label={texts.page.replace('{page}', figures(entry.page))}
              >
                {figures(entry.page)}
              </Step>
            </li>
          ),
        )}
      </ul>
      <Step target={target} page={current + 1} disabled={current === pages} label={texts.next}>
        <ChevronRight aria-hidden="true" className="mirror size-5" />
      </Step>
    </nav>
  );
}

type StepProps = { target: PageTarget; page: number; label: string; children: ReactNode; current?: boolean; disabled?: boolean };

function Step({ target, page, label, children, current = false, disabled = false }: StepProps) {
  const look = classNames(
    'grid h-11 min-w-10 place-items-center rounded-md px-1.5 text-sm tabular-nums transition-colors duration-(--duration-quick) sm:min-w-11',
    current ? 'bg-primary font-bold text-on-primary' : 'text-ink',
    disabled ? 'text-ink-faint opacity-50' : !current && 'hover:bg-tint',
  );
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined, className: look };
  if (target.type === 'button') {
    return (
      <button type="button" disabled={disabled} onClick={() => target.onChange(page)} {...shared}>
        {children}
      </button>
    );
  }
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={look}>
        {children}
      </span>
    );
  }
  return (
    <Link href={pageUrl(target.url, page)} {...shared}>
      {children}
    </Link>
  );
}

function demandTarget(target: PageTarget): void {
  if (target.type === 'link') pageUrl(target.url, 1);
  else if (target.type !== 'button') throw new Error("Pagination: type must be 'button' or 'link'.");
}

function demandDirection(direction: string): void {
  if (direction !== 'ltr' && direction !== 'rtl') throw new Error(`Pagination: direction must be 'ltr' or 'rtl', not '${direction}'.`);
}
