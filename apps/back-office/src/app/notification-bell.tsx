import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Notification } from '@souk/contract/back-office/panel/notifications';
import { iconButtonClass } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Popover } from '@souk/ui/overlay/popover.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notificationsQuery } from '../lib/attention.ts';
import { changePreferences, readPreferences } from '../lib/frame/preferences.ts';
import { Moment } from '../lib/moment.tsx';
import { paths } from '../lib/paths.ts';
import { useServices } from '../lib/services.tsx';
import { UnreadCount, unreadLabel } from '../lib/unread-count.tsx';
import { areaGroups } from './areas.ts';
import { playSound } from './play-sound.ts';

/** New orders, tickets, applications and failures. Opening it marks them as read; they stay marked until it closes. */
export function NotificationBell() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const { data } = useQuery(notificationsQuery(api));
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = data?.unread ?? 0;
  useSoundOf(unread);
  const markSeen = useMutation({
    mutationFn: (id: number) => api.call('POST /admin/notifications/seen', { body: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
  // The bell may be opened before the notifications are loaded.
  async function handleOpen() {
    const { notifications, unread } = await queryClient.ensureQueryData(notificationsQuery(api));
    setFresh(new Set(notifications.filter(({ is_unread }) => is_unread).map(({ id }) => id)));
    const [newest] = notifications;
    if (newest && unread > 0) markSeen.mutate(newest.id);
  }
  return (
    <Popover
      align="end"
      className="w-[min(22rem,calc(100vw-1.5rem))] p-1.5"
      onOpen={() => void handleOpen().catch(() => undefined)}
      trigger={(props) => (
        <button {...props} type="button" aria-label={unreadLabel(i18n, unread)} className={`${iconButtonClass()} relative`}>
          <Bell aria-hidden="true" />
          <UnreadCount unread={unread} />
        </button>
      )}
    >
      {(close) => (
        <div className="grid max-h-[70dvh] gap-1 overflow-y-auto">
          <p className="px-3 pt-2 pb-1 font-bold">{t('Notifications')}</p>
          {data?.notifications.length === 0 && (
            <p className="px-3 pb-3 text-sm text-ink-muted">{t('Nothing new. Orders, tickets and failures appear here.')}</p>
          )}
          <ul className="grid">
            {data?.notifications.map((notification) => (
              <li key={notification.id}>
                <Line notification={notification} isFresh={fresh.has(notification.id)} onChoose={close} />
              </li>
            ))}
          </ul>
          <SoundSwitch />
        </div>
      )}
    </Popover>
  );
}

type LineProps = { notification: Notification; isFresh: boolean; onChoose: () => void };

function Line({ notification, isFresh, onChoose }: LineProps) {
  const { i18n } = useServices();
  const { text, href } = describe(i18n, notification);
  return (
    <Link
      href={href}
      onClick={onChoose}
      className={classNames(
        'grid rounded-md px-3 py-2 text-sm hover:bg-tint pointer-coarse:min-h-11',
        isFresh && 'bg-primary-soft text-on-primary-soft',
      )}
    >
      <span className={isFresh ? 'font-semibold' : ''}>
        {text}
        {isFresh && <span className="sr-only">{`, ${i18n.t('new')}`}</span>}
      </span>
      <span className="text-xs opacity-80">
        <Moment at={notification.created_at} />
      </span>
    </Link>
  );
}

function describe({ t }: I18n, { kind, subject }: Notification): { text: string; href: string } {
  switch (kind) {
    case 'order':
      return { text: t('New order {code}', { code: subject }), href: paths.order({ code: subject }) };
    case 'ticket':
      return { text: t('New message in ticket {number}', { number: subject }), href: paths.ticket({ ticket_number: subject }) };
    case 'application':
      return {
        text: t('New application of the shop {name}', { name: subject }),
        href: hasArea('shops') ? paths.applications() : paths.home(),
      };
    case 'refund-failed':
      return {
        text: subject ? t('A refund of the order {code} failed', { code: subject }) : t('A refund of a membership failed'),
        href: subject ? paths.order({ code: subject }) : paths.refunds({ status: 'Failed' }),
      };
    case 'message-failed':
      return { text: t('A message to a shopper could not be delivered'), href: subject ? paths.person({ id: subject }) : paths.people() };
    case 'return':
      return { text: t('Return {code} waits for an answer', { code: subject }), href: paths.return({ code: subject }) };
    case 'contact':
      return { text: t('New contact message'), href: paths.contactMessages() };
    case 'change-request':
      return { text: t('A shop wants to change a product'), href: paths.changeRequest({ id: Number(subject) }) };
    case 'webhook-failed':
      return { text: t('The webhook {name} fails', { name: subject }), href: hasArea('webhooks') ? '/webhooks' : paths.home() };
  }
}

/** Off by default, on this device. */
function SoundSwitch() {
  const { t } = useServices().i18n;
  const [isOn, setOn] = useState(() => readPreferences().sound);
  return (
    <div className="border-t border-line px-3 py-2">
      <Checkbox
        label={t('Play a sound for new ones')}
        checked={isOn}
        onChange={() => {
          changePreferences({ sound: !isOn });
          setOn(!isOn);
          if (!isOn) playSound();
        }}
      />
    </div>
  );
}

/** Plays the sound when the number grows, not when it is first loaded. */
function useSoundOf(unread: number): void {
  const former = useRef<number>(undefined);
  useEffect(() => {
    if (former.current !== undefined && unread > former.current && readPreferences().sound) playSound();
    former.current = unread;
  }, [unread]);
}

function hasArea(path: string): boolean {
  return areaGroups.some(({ areas }) => areas.some((area) => area.path === path));
}
