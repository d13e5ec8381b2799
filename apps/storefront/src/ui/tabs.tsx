import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './ui-context.tsx';

export type Tab = { id: string; label: ReactNode; count?: string | number | undefined };
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void; children: ReactNode };

const row = 'no-scrollbar flex min-w-0 gap-6 overflow-x-auto border-b border-line';
const look =
  'relative flex min-h-12 shrink-0 items-center gap-2 text-sm whitespace-nowrap transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full';
const chosen = 'font-semibold text-accent after:bg-primary';
const other = 'text-ink-muted hover:text-ink';

/** Parts of one page of which one is shown; `children` is the shown one. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[nextIndex(event, at, tabs.length)];
    if (!next || next.id === value) return;
    event.preventDefault();
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  }
  return (
    <div className="min-w-0">
      <div role="tablist" aria-label={label} className={row} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={classNames(look, tab.id === value ? chosen : other)}
          >
            <TabWords tab={tab} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-6">
        {children}
      </div>
    </div>
  );
}

type TabLinksProps = { label: string; tabs: readonly (Tab & { href: string })[]; value: string };

/** The same look for pages of their own. */
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
  return (
    <>
      {tab.label}
      {tab.count !== undefined && (
        <span className="rounded-full bg-tint px-2 text-xs font-normal text-ink-muted tabular-nums">{tab.count}</span>
      )}
    </>
  );
}

function nextIndex(event: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (at + (event.key === forward ? 1 : -1) + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return at;
  }
}
