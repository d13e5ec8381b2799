import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, useFigures } from '../ui-context.tsx';

type Tab = { id: string; label: ReactNode; count?: string | number | undefined };

const row = 'no-scrollbar flex min-w-0 gap-5 overflow-x-auto sm:gap-6 border-b border-line';
const look =
  'relative flex min-h-12 shrink-0 items-center gap-2 text-sm whitespace-nowrap transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full';
const chosen = 'font-semibold text-accent after:bg-primary';
const other = 'text-ink-muted hover:text-ink';

type TabLinksProps = { label: string; tabs: readonly (Tab & { href: string })[]; value: string };

/** Links to sibling pages, with the current one marked. */
export function TabLinks({ label, tabs, value }: TabLinksProps) {
  return (
    <nav aria-label={label} className={row}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === value ? 'page' : undefined}
          className={classNames(look, tab.id === value ? chosen : other)}
        >
          <TabWords tab={tab} />
        </Link>
      ))}
    </nav>
  );
}

function TabWords({ tab }: { tab: Tab }) {
  const figures = useFigures();
  return (
    <>
      {tab.label}
      {tab.count !== undefined && (
        <span className="rounded-full bg-tint px-2 text-xs font-normal text-ink-muted tabular-nums">{figures(tab.count)}</span>
      )}
    </>
  );
}
