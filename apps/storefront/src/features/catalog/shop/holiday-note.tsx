import { formatDayRange } from '@souk/client/i18n/day-range.ts';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useToday } from '../../../lib/delivery-time.ts';
import type { Shop } from '../../../lib/other-servers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type Holiday = Shop['holiday'];

/** The day on which the shop is back while it is away; null otherwise, and while the page does not know today. */
export function useBackOn(holiday: Holiday): string | null {
  const today = useToday();
  if (!holiday || today === null || !isDay(holiday.from) || !isDay(holiday.back_on)) return null;
  return holiday.from <= today && today < holiday.back_on ? holiday.back_on : null;
}

/** Other servers may send something else. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Shown while the shop is away. */
export function HolidayNote({ holiday }: { holiday: Holiday }) {
  const i18n = useI18n();
  const backOn = useBackOn(holiday);
  if (backOn === null) return null;
  return <Note tone="warn">{i18n.t('On holiday, back on {date}', { date: formatDayRange(backOn, backOn, i18n) })}</Note>;
}
