import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import { PreferencesForm } from '../notifications/preferences-form.tsx';
import { noticePreferencesQuery, shopNotificationsQuery, useMarkSeen } from '../notifications/queries.ts';
import { useSellerMe } from '../seller-session.ts';

/** The news of the shop, which are read by opening this page, and how the member is notified of it elsewhere. */
export function NotificationsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { look } = useSellerMe();
  const list = useQuery(shopNotificationsQuery(api));
  const fresh = useMarkFresh(list.data?.notifications ?? []);
  return (
    <>
      <PageHeader title={t('Notifications')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        {list.isPending && <Skeleton className="h-64 rounded-lg" />}
        {list.isError && !list.data && (
          <ErrorState
            title={t('The notifications could not be loaded')}
            text={explainError(i18n, list.error)}
            onRetry={() => list.refetch()}
          />
        )}
        {list.data && <NotificationList notifications={list.data.notifications} fresh={fresh} />}
        {!look && <Preferences />}
      </div>
    </>
  );
}

function Preferences() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const stored = useQuery(noticePreferencesQuery(api));
  return (
    <Panel title={t('By phone and mail')}>
      {stored.isPending && <Skeleton className="h-64 rounded-md" />}
      {stored.isError && !stored.data && (
        <ErrorState
          title={t('Your settings could not be loaded')}
          text={explainError(i18n, stored.error)}
          onRetry={() => stored.refetch()}
        />
      )}
      {stored.data && <PreferencesForm stored={stored.data} />}
    </Panel>
  );
}

type Unread = readonly { id: number; is_unread: boolean }[];

/** Marks what is unread as read, and returns all that was unread since the page was opened. */
function useMarkFresh(notifications: Unread): ReadonlySet<number> {
  const { look } = useSellerMe();
  const { mutate } = useMarkSeen();
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = notifications.filter(({ id, is_unread }) => is_unread && !fresh.has(id)).map(({ id }) => id);
  if (unread.length > 0) setFresh(new Set([...fresh, ...unread]));
  const newest = look ? 0 : Math.max(0, ...notifications.filter(({ is_unread }) => is_unread).map(({ id }) => id));
  useEffect(() => {
    if (newest > 0) mutate(newest);
  }, [newest, mutate]);
  return fresh;
}
