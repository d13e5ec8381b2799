import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { useI18n } from './services.tsx';

const maxShown = 99;

/** The name of a bell. It has the shown number, also where a language writes the number as a word. */
export function unreadLabel(i18n: I18n, unread: number): string {
  if (unread === 0) return i18n.t('Notifications');
  const label = i18n.plural(unread, '{count} unread notification', '{count} unread notifications');
  const shown = shownCount(i18n, unread);
  return label.split(' ').includes(shown) ? label : i18n.list([label, shown]);
}

function shownCount({ number }: I18n, unread: number): string {
  return unread > maxShown ? `${number(maxShown)}+` : number(unread);
}

/** The number of unread notifications in the corner of a bell, which has the label; nothing without any. */
export function UnreadCount({ unread }: { unread: number }) {
  const i18n = useI18n();
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-primary tabular-nums"
    >
      {shownCount(i18n, unread)}
    </span>
  );
}
