import type { Waiting } from '@souk/contract/back-office/panel/home';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { waitingQuery } from '../lib/attention.ts';
import { useServices } from '../lib/services.tsx';
import { type Area, areaGroups } from './areas.ts';
import { useMe } from './session.ts';

/** The groups with the areas that the member may see. */
export function useVisibleGroups(): { label: string | undefined; areas: Area[] }[] {
  const { permissions } = useMe();
  return areaGroups
    .map(({ label, areas }) => ({ label, areas: areas.filter(({ needs }) => !needs || permissions.includes(needs)) }))
    .filter(({ areas }) => areas.length > 0);
}

/** The entries of all areas, in groups. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { data: waiting } = useQuery(waitingQuery(api));
  return (
    <nav aria-label={t('Main')} className="grid gap-4">
      {useVisibleGroups().map(({ label, areas }) => (
        <div key={label ?? ''} className="grid gap-1">
          {label && <p className="px-3 text-xs font-semibold text-ink-muted">{t(label)}</p>}
          <ul aria-label={label && t(label)} className="grid gap-0.5">
            {areas.map((area) => (
              <li key={area.path}>
                <Entry area={area} count={waiting ? countOf(area.path, waiting) : 0} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The number of things in an area that wait for somebody. */
function countOf(path: string, waiting: Waiting): number {
  switch (path) {
    case 'orders':
      return waiting.pending_orders ?? 0;
    case 'returns':
      return waiting.waiting_returns ?? 0;
    case 'products':
      return waiting.change_requests ?? 0;
    case 'support':
      return waiting.waiting_tickets ?? 0;
    case 'reviews':
      return waiting.reported_reviews ?? 0;
    case 'shops':
      return waiting.applications ?? 0;
    default:
      return 0;
  }
}

type EntryProps = { area: Area; count: number; onNavigate: (() => void) | undefined };

function Entry({ area: { path, label, icon: Icon, key }, count, onNavigate }: EntryProps) {
  const { t, number, plural } = useServices().i18n;
  return (
    <NavLink
      to={`/${path}`}
      end={path === ''}
      aria-keyshortcuts={`g ${key}`}
      onClick={onNavigate}
      className="flex min-h-10 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {t(label)}
      {count > 0 && (
        <span className="ms-auto rounded-full bg-tint px-2 text-xs font-semibold tabular-nums">
          <span aria-hidden="true">{number(count)}</span>
          <span className="sr-only">{plural(count, '{count} waiting', '{count} waiting')}</span>
        </span>
      )}
    </NavLink>
  );
}
