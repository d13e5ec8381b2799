import type { ShopToday } from '@souk/contract/seller/orders';
import { IconButton } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Select } from '@souk/ui/forms/select.tsx';
import { SkipLink } from '@souk/ui/navigation/skip-link.tsx';
import { Drawer } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, Menu, Store } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, Outlet, useNavigate, useNavigation } from 'react-router';
import { PreferenceFields } from '../lib/frame/preference-fields.tsx';
import { shopRoleText } from '../lib/sellers/shop-role-words.ts';
import { explainError, useI18n, useServices } from '../lib/services.tsx';
import { useMedia } from '../lib/use-media.ts';
import { type SellerArea, sellerAreas } from './areas.ts';
import { LookBanner } from './look-banner.tsx';
import { Bell } from './notifications/bell.tsx';
import { todayQuery } from './orders/queries.ts';
import { sellerPaths } from './paths.ts';
import { useSellerMe } from './seller-session.ts';
import { useSellerLive } from './use-seller-live.ts';

/** As many entries as a thumb reaches at the bottom of a phone; the others are in the menu. */
const entriesInBar = 4;

/** The frame around every page: on a phone a bar at the bottom, on a wide screen a column. */
export function SellerShell() {
  const isLoading = useNavigation().state !== 'idle';
  const isNarrow = useMedia('(width < 64rem)');
  useSellerLive();
  const { permissions, look } = useSellerMe();
  const areas = sellerAreas.filter(({ needs, ownOnly }) => (!needs || permissions.includes(needs)) && !(ownOnly && look));
  return (
    <div className="panel-frame grid min-h-dvh max-lg:[--save-bar-bottom:calc(4rem+env(safe-area-inset-bottom))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-1">
      <SkipLink />
      {isNarrow ? (
        <TopBar areas={areas} />
      ) : (
        <aside className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto border-e border-line bg-surface px-4 py-5 print:hidden">
          <div className="flex items-center justify-between gap-2">
            <ShopName />
            <Bell />
          </div>
          <Navigation areas={areas} />
          <Account />
        </aside>
      )}
      <div className="grid grid-cols-1 content-start">
        <LookBanner />
        <main id="main" tabIndex={-1} aria-busy={isLoading} className="grid grid-cols-1 content-start gap-5 px-(--gutter) py-5 sm:py-7">
          <Outlet />
        </main>
      </div>
      {isNarrow && <BottomBar areas={areas.slice(0, entriesInBar)} />}
    </div>
  );
}

function ShopName() {
  const { shop } = useSellerMe();
  const { t } = useI18n();
  return (
    <p className="flex min-w-0 items-center gap-2 font-bold">
      <Store aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="grid min-w-0">
        <bdi className="truncate">{shop.name}</bdi>
        {!shop.is_open && <span className="text-xs font-normal text-ink-muted">{t('Closed for shoppers')}</span>}
      </span>
    </p>
  );
}

type Areas = { areas: readonly SellerArea[]; onNavigate?: () => void };

function TopBar({ areas }: Areas) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex items-center justify-between gap-2 border-b border-line bg-surface py-1.5 ps-4 pe-2 print:hidden">
      <ShopName />
      <span className="flex items-center">
        <Bell />
        <IconButton label={t('Menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Menu />
        </IconButton>
      </span>
      <Drawer side="end" open={isOpen} onClose={() => setOpen(false)} title={t('Menu')}>
        <div className="grid gap-5">
          <Navigation areas={areas} onNavigate={() => setOpen(false)} />
          <Account />
        </div>
      </Drawer>
    </header>
  );
}

const entryClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft';

function Navigation({ areas, onNavigate }: Areas) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('Main')}>
      <ul className="grid gap-0.5">
        {areas.map((area) => (
          <Entry key={area.path} area={area} onClick={onNavigate} className={entryClass} badgeClass="ms-auto" />
        ))}
      </ul>
    </nav>
  );
}

function BottomBar({ areas }: Areas) {
  const { t } = useI18n();
  return (
    <nav
      aria-label={t('Most used')}
      className="bottom-bar sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {areas.map((area) => (
          <Entry
            key={area.path}
            area={area}
            className="relative grid min-h-14 content-center justify-items-center gap-0.5 text-xs text-ink-muted aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            badgeClass="absolute start-[calc(50%+0.375rem)] top-1"
          />
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = { area: SellerArea; onClick?: (() => void) | undefined; className: string; badgeClass: string };

/** A link to an area, with the number of what waits there. */
function Entry({ area: { path, label, icon: Icon }, onClick, className, badgeClass }: EntryProps) {
  const { api, i18n } = useServices();
  const id = useId();
  const waiting = useQuery({ ...todayQuery(api), select: (today) => countWaiting(today, path) }).data ?? 0;
  return (
    <li>
      <NavLink to={`/${path}`} end={path === ''} onClick={onClick} className={className} aria-describedby={waiting > 0 ? id : undefined}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {i18n.t(label)}
        {waiting > 0 && (
          <span
            aria-hidden="true"
            className={classNames('rounded-full bg-primary px-1.5 text-xs font-semibold text-on-primary tabular-nums', badgeClass)}
          >
            {waiting > 99 ? `${i18n.number(99)}+` : i18n.number(waiting)}
          </span>
        )}
      </NavLink>
      {waiting > 0 && (
        <span id={id} hidden>
          {i18n.t('Waiting: {count}', { count: waiting })}
        </span>
      )}
    </li>
  );
}

/** How much waits in an area. */
function countWaiting({ orders, messages, questions, sold_out }: ShopToday, path: string): number {
  switch (path) {
    case 'orders':
      return orders ? orders.pending + orders.to_pack + orders.to_ship : 0;
    case 'returns':
      return orders?.returns ?? 0;
    case 'messages':
      return messages ?? 0;
    case 'questions':
      return questions ?? 0;
    case 'stock':
      return sold_out ?? 0;
    default:
      return 0;
  }
}

function Account() {
  const { api, i18n } = useServices();
  const me = useSellerMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => api.call('POST /seller/sign-out', {}),
    onSettled: async () => {
      await navigate(sellerPaths.signIn());
      queryClient.clear();
    },
  });
  return (
    <div className="mt-auto grid gap-3 border-t border-line pt-4">
      <p className="grid px-3 text-sm">
        <span className="truncate font-semibold">{me.name}</span>
        <span className="text-ink-muted">{shopRoleText(i18n, me.role)}</span>
      </p>
      {me.shops.length > 1 && <ShopSwitcher />}
      <PreferenceFields />
      <button type="button" className={entryClass} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        <LogOut aria-hidden="true" className="mirror size-5 shrink-0" />
        <span>{i18n.t('Sign out')}</span>
      </button>
    </div>
  );
}

/** For a person with several shops. Everything on the pages belongs to one of them. */
function ShopSwitcher() {
  const { api, i18n } = useServices();
  const { shop, shops } = useSellerMe();
  const choose = useMutation({
    mutationFn: (shop_id: number) => api.call('POST /seller/shop', { body: { shop_id } }),
    // The events of the page are those of the former shop, so the panel starts again.
    onSuccess: () => location.assign('/seller'),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  return (
    <div className="px-3">
      <Select
        size="sm"
        aria-label={i18n.t('Shop')}
        value={String(shop.id)}
        disabled={choose.isPending}
        options={shops.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => choose.mutate(Number(target.value))}
      />
    </div>
  );
}
