import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { useI18n } from './services.tsx';

const maxShown = 99;

export function unreadLabel({ t, plural }: I18n, unread: number): string {
  return unread === 0 ? t('Notifications') : plural(unread, '{count} unread notification', '{count} unread notifications');
}

/** The number of unread notifications in the corner of a bell, which has the label; nothing without any. */
export function UnreadCount({ unread }: { unread: number }) {
  const { number } = useI18n();
  if (unread === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-primary tabular-nums"
    >
      {unread > maxShown ? `${number(maxShown)}+` : number(unread)}
    </span>
  );
}
