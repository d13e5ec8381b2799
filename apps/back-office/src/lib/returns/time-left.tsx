import { Badge } from '@souk/ui/badge.tsx';
import { useI18n } from '../services.tsx';

const hourMilliseconds = 3_600_000;
const hoursPerDay = 24;

/** The time that is left, in hours in the last two days and in days before; the shop must answer in it. */
export function TimeLeft({ until }: { until: string }) {
  const { t, plural } = useI18n();
  const hours = Math.floor((Date.parse(until) - Date.now()) / hourMilliseconds);
  if (hours < 0) return <Badge tone="sale_soft">{t('The time is over')}</Badge>;
  const days = Math.floor(hours / hoursPerDay);
  const text = days >= 2 ? plural(days, '{count} day left', '{count} days left') : plural(hours, '{count} hour left', '{count} hours left');
  return <Badge tone={days >= 2 ? 'warn' : 'sale_soft'}>{text}</Badge>;
}
