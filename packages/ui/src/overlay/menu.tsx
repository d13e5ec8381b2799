import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../ui-context.tsx';
import { Popover, type PopoverTriggerProps } from './popover.tsx';

export type MenuItem = { label: ReactNode; icon?: ReactNode; current?: boolean | undefined; className?: string | undefined } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);
type MenuProps = {
  trigger: (props: PopoverTriggerProps & { 'aria-haspopup': 'menu' }) => ReactNode;
  items: readonly MenuItem[];
  label: string;
  align?: 'start' | 'end' | undefined;
  /** Above the items, for example the shopper's name. */
  header?: ReactNode;
};

/** A menu of actions or links; arrow keys, Home, End and first letters move the focus. */
export function Menu({ trigger, items, label, align, header }: MenuProps) {
  const id = useId();
  return (
    <Popover
      align={align}
      className="min-w-52 p-1.5"
      onOpen={focusFirst}
      trigger={(props) => trigger({ ...props, 'aria-haspopup': 'menu' })}
    >
      {(close) => (
        <>
          {header && <div className="border-b border-line px-3 pt-1.5 pb-3 mb-1.5">{header}</div>}
          <div role="menu" aria-label={label} onKeyDown={moveFocus}>
            {items.map((item, index) => (
              <MenuEntry key={`${id}-${index}`} item={item} onDone={close} />
            ))}
          </div>
        </>
      )}
    </Popover>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const look = classNames(
    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-sm hover:bg-tint focus-visible:bg-tint focus-visible:outline-offset-0 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-muted',
    item.current && 'font-semibold text-accent',
    item.className,
  );
  const content = (
    <>
      {item.icon}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.current && <span aria-hidden="true" className="size-1.5 rounded-full bg-primary" />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Link href={item.href} role="menuitem" className={look} onClick={onDone} aria-current={item.current ? 'true' : undefined}>
        {content}
      </Link>
    );
  }
  const { onSelect } = item;
  return (
    <button
      type="button"
      role="menuitem"
      aria-current={item.current ? 'true' : undefined}
      className={look}
      onClick={() => {
        onDone();
        onSelect();
      }}
    >
      {content}
    </button>
  );
}

function focusFirst(panel: HTMLElement) {
  panel.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const next = nextEntry(entries, at, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextEntry(entries: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const inTurn = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      return inTurn.find((entry) => entry.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
    }
  }
}
