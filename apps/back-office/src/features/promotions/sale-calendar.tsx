import type { CallAnswer } from '@souk/contract/calls';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { stateTexts } from '../../lib/promotions/promotion-words.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { calendarQuery } from './flash-sale-queries.ts';
import { addMonths, firstDayOf, isOnDay, type Month, nextDay, weeksOf, writeMonth } from './month-days.ts';

type Calendar = CallAnswer<'GET /admin/flash-sale-calendar'>;
type SaleCalendarProps = { month: Month; href: (changes: { month: string | undefined }) => string };

/** The flash sales of a month by day, and the products that two of them have at once. On a phone only days with a sale are listed. */
export function SaleCalendar({ month, href }: SaleCalendarProps) {
  const { api, i18n } = useServices();
  const { t, locale, language } = i18n;
  const weeks = weeksOf(month, firstDayOf(locale));
  const days = weeks.flat();
  const [first, last] = [days[0] ?? new Date(), days.at(-1) ?? new Date()];
  const calendar = useQuery(calendarQuery(api, { from: first.toISOString(), until: nextDay(last).toISOString() }));
  const isNarrow = useMedia('(width < 48rem)');
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', calendar: 'gregory' }).format(
    new Date(month.year, month.month - 1, 1),
  );
  return (
    <section aria-label={t('Calendar')} className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg font-bold" aria-live="polite">
          {name}
        </h2>
        <span className="flex gap-1">
          <MonthLink label={t('Former month')} href={href({ month: writeMonth(addMonths(month, -1)) })} icon="back" />
          <MonthLink label={t('Next month')} href={href({ month: writeMonth(addMonths(month, 1)) })} icon="next" />
        </span>
      </div>
      {calendar.isPending && <Skeleton className="h-96 rounded-lg" />}
      {calendar.isError && !calendar.data && (
        <ErrorState
          title={t('The calendar could not be loaded')}
          text={explainError(i18n, calendar.error)}
          onRetry={() => void calendar.refetch()}
        />
      )}
      {calendar.data && <Overlaps overlaps={calendar.data.overlaps} />}
      {calendar.data && isNarrow && (
        <Agenda days={days.filter((day) => day.getMonth() === month.month - 1)} sales={calendar.data.flash_sales} />
      )}
      {calendar.data && !isNarrow && <MonthTable weeks={weeks} month={month} name={name} sales={calendar.data.flash_sales} />}
    </section>
  );
}

function MonthLink({ label, href, icon }: { label: string; href: string; icon: 'back' | 'next' }) {
  const Icon = icon === 'back' ? ChevronLeft : ChevronRight;
  return (
    <Link href={href} aria-label={label} className="grid size-11 place-items-center rounded-full border border-line hover:bg-tint">
      <Icon aria-hidden="true" className="mirror size-5" />
    </Link>
  );
}

function Overlaps({ overlaps }: { overlaps: Calendar['overlaps'] }) {
  const { t, list } = useI18n();
  if (overlaps.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4" />
        {t('Products in two sales at once')}
      </p>
      <ul className="mt-1 grid gap-1">
        {overlaps.map(({ product, sales }) => (
          <li key={`${product.id} ${sales.map(({ id }) => id).join(' ')}`}>
            <bdi className="font-semibold">{product.name}</bdi>: {list(sales.map((sale) => sale.name))}
          </li>
        ))}
      </ul>
    </Note>
  );
}

type MonthTableProps = { weeks: readonly (readonly Date[])[]; month: Month; name: string; sales: Calendar['flash_sales'] };

function MonthTable({ weeks, month, name, sales }: MonthTableProps) {
  const { language, number } = useI18n();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  return (
    <table aria-label={name} className="w-full table-fixed overflow-clip rounded-lg border border-line bg-surface text-sm">
      <thead className="bg-tint text-xs text-ink-muted">
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.getDay()} scope="col" className="px-2 py-1.5 text-start font-semibold">
              {weekday.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.toISOString()} className="divide-x divide-line border-t border-line rtl:divide-x-reverse">
            {week.map((day) => (
              <td
                key={day.toISOString()}
                className={`h-20 p-1.5 align-top ${day.getMonth() === month.month - 1 ? '' : 'bg-ground text-ink-muted'}`}
              >
                <Day day={day} figure={number(day.getDate())} sales={sales.filter((sale) => isOnDay(sale, day))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, figure, sales }: { day: Date; figure: string; sales: Calendar['flash_sales'] }) {
  const isToday = day.toDateString() === new Date().toDateString();
  return (
    <div className="grid gap-1">
      <span
        aria-current={isToday ? 'date' : undefined}
        className={`w-fit text-xs ${isToday ? 'rounded-full bg-primary px-1.5 font-semibold text-on-primary' : ''}`}
      >
        {figure}
      </span>
      {sales.map((sale) => (
        <SaleLink key={sale.id} sale={sale} />
      ))}
    </div>
  );
}

const looks = {
  planned: 'bg-primary-soft text-on-primary-soft',
  running: 'bg-success-soft text-success-text',
  ended: 'bg-tint text-ink-muted',
} as const;

function SaleLink({ sale: { id, name, state } }: { sale: Calendar['flash_sales'][number] }) {
  const { t } = useI18n();
  return (
    <Link
      href={paths.flashSale({ id })}
      title={`${name} · ${t(stateTexts[state])}`}
      className={`block truncate rounded-sm px-1.5 py-1 text-xs font-semibold hover:underline pointer-coarse:py-2.5 ${looks[state]}`}
    >
      {name}
    </Link>
  );
}

function Agenda({ days, sales }: { days: readonly Date[]; sales: Calendar['flash_sales'] }) {
  const { t, language } = useI18n();
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', calendar: 'gregory' });
  const filled = days.map((day) => ({ day, on: sales.filter((sale) => isOnDay(sale, day)) })).filter(({ on }) => on.length > 0);
  if (filled.length === 0) return <p className="text-sm text-ink-muted">{t('No flash sale in this month.')}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {filled.map(({ day, on }) => (
        <li key={day.toISOString()} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2 px-3 py-2 text-sm">
          <span className="text-ink-muted">{format.format(day)}</span>
          <span className="grid gap-1">
            {on.map((sale) => (
              <SaleLink key={sale.id} sale={sale} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
