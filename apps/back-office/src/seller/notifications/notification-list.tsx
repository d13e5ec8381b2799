import type { ShopNotification } from '@souk/contract/seller/notifications';
import { classNames } from '@souk/ui/class-names.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useI18n } from '../../lib/services.tsx';
import { describeNotification } from './notification-words.ts';

type NotificationListProps = { notifications: readonly ShopNotification[]; fresh: ReadonlySet<number> };

/** The newest notifications; those that were unread when the page was opened stay marked. */
export function NotificationList({ notifications, fresh }: NotificationListProps) {
  const { t } = useI18n();
  if (notifications.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-line-strong px-4 py-10 text-center text-ink-muted">
        {t('Nothing new. Orders, returns, questions and products that sell out appear here.')}
      </p>
    );
  return (
    <ul aria-label={t('Notifications')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Line notification={notification} isFresh={fresh.has(notification.id)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ notification, isFresh }: { notification: ShopNotification; isFresh: boolean }) {
  const i18n = useI18n();
  const { text, href } = describeNotification(i18n, notification);
  return (
    <Link
      href={href}
      className={classNames(
        'flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm hover:bg-tint',
        isFresh && 'border-s-4 border-primary ps-3',
      )}
    >
      <span className={classNames('wrap-anywhere', isFresh && 'font-semibold')}>
        {text}
        {isFresh && <span className="sr-only">{`, ${i18n.t('new')}`}</span>}
      </span>
      <span className="text-xs text-ink-muted">
        <Moment at={notification.created_at} />
      </span>
    </Link>
  );
}
