import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, useFigures } from '../ui-context.tsx';

/** A button calls back; a link goes to `url`, in which `{page}` is the number. */
export type PageTarget = { type: 'button'; onChange: (page: number) => void } | { type: 'link'; url: string };
type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  total: number;
  perPage?: number | undefined;
  /** The number of pages in the row around the current one. */
  buttons?: number | undefined;
  locale?: PaginationLocale | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
  target: PageTarget;
};

/** Page navigation; nothing if one page holds everything. */
export function Pagination({ page, total, perPage = 10, buttons = 5, locale = 'en', direction = 'ltr', target }: PaginationProps) {
  checkWhole('page', page, 1);
  checkWhole('perPage', perPage, 1);
  checkWhole('buttons', buttons, 1);
  checkWhole('total', total, 0);
  checkTarget(target);
  checkDirection(direction);
  const texts = paginationTextsOf(locale);
  const figures = useFigures();
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const current = Math.min(page, pages);

  return (
    <nav aria-label={texts.pages} dir={direction} lang={texts.lang} className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
      <Step target={target} page={current - 1} disabled={current === 1} label={texts.previous}>
        <ChevronLeft aria-hidden="true" className="mirror size-5" />
      </Step>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
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
    'grid h-11 min-w-11 place-items-center rounded-md px-1 text-sm tabular-nums transition-colors duration-(--duration-quick)',
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

function checkTarget(target: PageTarget): void {
  if (target.type === 'link') pageUrl(target.url, 1);
  else if (target.type !== 'button') throw new Error("Pagination: type must be 'button' or 'link'.");
}

function checkDirection(direction: string): void {
  if (direction !== 'ltr' && direction !== 'rtl') throw new Error(`Pagination: direction must be 'ltr' or 'rtl', not '${direction}'.`);
}

/** `far` marks the first or last page if it is apart from the row. */
export type PageEntry = { kind: 'page'; page: number; far: boolean } | { kind: 'gap'; after: number };

/**
 * The entries of the row: at most `buttons` around the current page, plus the first and last page, with gaps where
 * pages are left out.
 */
export function pageEntries(page: number, pages: number, buttons: number): readonly PageEntry[] {
  const width = Math.min(buttons, pages);
  const start = Math.min(Math.max(1, page - Math.floor((width - 1) / 2)), pages - width + 1);
  const end = start + width - 1;
  const entries: PageEntry[] = Array.from({ length: width }, (_, index) => ({ kind: 'page', page: start + index, far: false }));
  if (start > 2) entries.unshift({ kind: 'gap', after: 1 });
  if (start > 1) entries.unshift({ kind: 'page', page: 1, far: true });
  if (end < pages - 1) entries.push({ kind: 'gap', after: end });
  if (end < pages) entries.push({ kind: 'page', page: pages, far: true });
  return entries;
}

/** Throws unless the value is a whole number of at min `min`. */
function checkWhole(name: string, value: number, min: 0 | 1): void {
  if (Number.isSafeInteger(value) && value >= min) return;
  throw new RangeError(
    `Pagination: ${name} must be ${min === 1 ? 'a positive whole number' : 'a whole number of 0 or more'}, not ${value}.`,
  );
}

/** The address of a page; the template must contain `{page}`. */
function pageUrl(template: string, page: number): string {
  if (!template.includes('{page}')) throw new Error(`Pagination: the link type needs a URL with a {page} placeholder, not '${template}'.`);
  return template.replaceAll('{page}', String(page));
}

export const paginationLocales = ['en', 'ar', 'ir'] as const;
type PaginationLocale = (typeof paginationLocales)[number];
type PaginationTexts = { pages: string; previous: string; next: string; page: string; lang: string };

/** `ir` is Persian, as elsewhere in the shop. */
const paginationTexts = {
  en: { pages: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page}', lang: 'en' },
  ar: { pages: 'الصفحات', previous: 'السابق', next: 'التالي', page: 'الصفحة {page}', lang: 'ar' },
  ir: { pages: 'صفحه‌ها', previous: 'قبلی', next: 'بعدی', page: 'صفحه {page}', lang: 'fa' },
} satisfies Record<PaginationLocale, PaginationTexts>;

/** The texts of a locale. Throws for others, because values may come from data. */
function paginationTextsOf(locale: string): PaginationTexts {
  const known = paginationLocales.find((name) => name === locale);
  if (known) return paginationTexts[known];
  throw new Error(`Pagination: locale must be one of ${paginationLocales.join(', ')}, not '${locale}'.`);
}
