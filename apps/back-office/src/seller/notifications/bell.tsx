import { iconButtonClass } from '@souk/ui/button.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useServices } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { shopNotificationsQuery } from './queries.ts';

const maxShown = 99;

/** Leads to the notifications, with the number of unread ones. */
export function Bell() {
  const { api, i18n } = useServices();
  const { data } = useQuery(shopNotificationsQuery(api));
  const unread = data?.unread ?? 0;
  const label = unread === 0 ? i18n.t('Notifications') : i18n.plural(unread, '{count} unread notification', '{count} unread notifications');
  return (
    <Link href={sellerPaths.notifications()} aria-label={label} className={`${iconButtonClass()} relative shrink-0`}>
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-primary tabular-nums"
        >
          {unread > maxShown ? `${i18n.number(maxShown)}+` : i18n.number(unread)}
        </span>
      )}
    </Link>
  );
}
