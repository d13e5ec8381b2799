import { iconButtonClass } from '@souk/ui/button.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useServices } from '../../lib/services.tsx';
import { UnreadCount, unreadLabel } from '../../lib/unread-count.tsx';
import { sellerPaths } from '../paths.ts';
import { shopNotificationsQuery } from './queries.ts';

/** Leads to the notifications, with the number of unread ones. */
export function Bell() {
  const { api, i18n } = useServices();
  const { data } = useQuery(shopNotificationsQuery(api));
  const unread = data?.unread ?? 0;
  return (
    <Link href={sellerPaths.notifications()} aria-label={unreadLabel(i18n, unread)} className={`${iconButtonClass()} relative shrink-0`}>
      <BellIcon aria-hidden="true" />
      <UnreadCount unread={unread} />
    </Link>
  );
}
