import { NavLink } from 'react-router';
import { useI18n } from '../lib/services.tsx';
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
  const { t } = useI18n();
  return (
    <nav aria-label={t('Main')} className="grid gap-4">
      {useVisibleGroups().map(({ label, areas }) => (
        <div key={label ?? ''} className="grid gap-1">
          {label && <p className="px-3 text-xs font-semibold text-ink-muted">{t(label)}</p>}
          <ul aria-label={label && t(label)} className="grid gap-0.5">
            {areas.map((area) => (
              <li key={area.path}>
                <Entry area={area} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({ area: { path, label, icon: Icon, key }, onNavigate }: { area: Area; onNavigate: (() => void) | undefined }) {
  const { t } = useI18n();
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
    </NavLink>
  );
}
