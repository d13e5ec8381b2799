import { useLocation } from 'react-router';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { DownloadApp } from './download-app.tsx';
import { EntryLink } from './entry-link.tsx';

/** Categories, the row of menu links, and the apps. */
export function BottomBar() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const menus = useSettings((state) => state.menus);
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width flex min-h-13 items-center gap-2 max-[18rem]:flex-wrap max-[18rem]:py-1">
        <CategoriesMenu />
        <nav aria-label={t('Menu')} className="no-scrollbar min-w-0 flex-1 overflow-x-auto max-[18rem]:basis-full">
          <ul className="flex">
            {menus.map((entry) => (
              <li key={entry.id} className="shrink-0">
                <EntryLink
                  entry={entry}
                  aria-current={entry.url === pathname ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap text-ink-muted hover:bg-tint hover:text-ink aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {entry.name}
                </EntryLink>
              </li>
            ))}
          </ul>
        </nav>
        <DownloadApp />
      </div>
    </div>
  );
}
