import type { User } from '@souk/contract/identity';
import { Avatar } from '@souk/ui/avatar.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import {
  Crown,
  FileText,
  Heart,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

const sections: readonly { text: string; href: string; Icon: LucideIcon }[] = [
  { text: 'Dashboard', href: paths.dashboard(), Icon: LayoutDashboard },
  { text: 'Order History', href: paths.orderHistory(), Icon: ReceiptText },
  { text: 'Messages', href: paths.messages(), Icon: MessageCircle },
  { text: 'Wishlist', href: paths.wishlist(), Icon: Heart },
  { text: 'My Subscription', href: paths.subscription(), Icon: Crown },
  { text: 'My Profile', href: paths.profile(), Icon: UserRound },
  { text: 'Manage Address', href: paths.addresses(), Icon: MapPin },
  { text: 'Support Ticket', href: paths.supportTickets(), Icon: LifeBuoy },
  { text: 'Terms & Conditions', href: paths.terms(), Icon: FileText },
  { text: 'Privacy Policy', href: paths.privacy(), Icon: ShieldCheck },
];

type AccountSidebarProps = {
  user: User | null;
  /** The number of unread conversations; null if the server has none, undefined until it is known. */
  unread: number | null | undefined;
};

/** The shopper and the sections of the account; a scrolling row on phones. */
export function AccountSidebar({ user, unread }: AccountSidebarProps) {
  const { t, number, plural } = useI18n();
  const { pathname } = useLocation();
  const name = user?.name || t('My account');
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current section depends on the address.
  useEffect(() => {
    // Braces, because newer browsers return a promise from scrollIntoView, which React would take for a cleanup.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <aside className="min-w-0 lg:sticky lg:top-(--sticky-top) lg:self-start lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-3">
      <div className="flex items-center gap-2 pb-2 lg:gap-3 lg:border-b lg:pb-4 lg:border-line lg:px-2 lg:pt-2">
        <Avatar name={name} src={user?.profile_photo} className="size-7 text-xs lg:size-12 lg:text-lg" />
        <p className="flex min-w-0 items-baseline gap-2 max-lg:text-sm lg:block">
          <strong className="truncate lg:block">{name}</strong>
          {user?.phone && (
            <bdi dir="ltr" className="text-sm text-ink-muted">
              {user.phone}
            </bdi>
          )}
        </p>
      </div>
      <nav
        ref={nav}
        aria-label={t('My account')}
        className="no-scrollbar -mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0 lg:pt-3"
      >
        <ul className="flex gap-1 lg:grid">
          {sections
            .filter(({ href }) => href !== paths.messages() || unread !== null)
            .map(({ text, href, Icon }) => (
              <li key={href} className="shrink-0">
                <Link
                  href={href}
                  aria-current={isWithin(pathname, href) ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm whitespace-nowrap text-ink-muted hover:bg-tint hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft"
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0" />
                  {t(text)}
                  {href === paths.messages() && Boolean(unread) && (
                    <span
                      role="img"
                      aria-label={plural(unread ?? 0, '{count} unread', '{count} unread')}
                      className="ms-auto grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-xs font-semibold text-on-primary tabular-nums"
                    >
                      {number(unread ?? 0)}
                    </span>
                  )}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </aside>
  );
}

/** An order counts as Order History, an address form as Manage Address, a ticket as Support Ticket. */
export function isWithin(pathname: string, section: string): boolean {
  const stem = section === paths.supportTickets() ? '/support-ticket' : section;
  return pathname === section || pathname.startsWith(`${stem}/`);
}
