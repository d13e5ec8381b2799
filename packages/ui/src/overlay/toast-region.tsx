import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { subscribeModals, topmostModal } from './open-modals.ts';
import { currentToasts, subscribeToasts, type ToastEntry, toast } from './toast.ts';

const none: readonly ToastEntry[] = [];

/**
 * The stack of toasts at the bottom inline start. While a modal dialog is open everything outside it is inert, so the
 * stack moves into the dialog.
 */
export function ToastRegion() {
  const text = useText();
  const entries = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  const stack = useRef<HTMLElement>(null);
  // The body, or the topmost open dialog; undefined until hydration.
  const host = useSyncExternalStore(
    subscribeModals,
    () => topmostModal() ?? document.body,
    () => undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new host mounts a new element, which must be shown too.
  useEffect(() => {
    const element = stack.current;
    // A dialog unmounts the stack with itself; the next host shows it again.
    if (!element?.isConnected) return;
    // Shown again with each toast, so that it is above later top-layer elements.
    if (element.matches(':popover-open')) element.hidePopover();
    if (entries.length > 0) element.showPopover();
  }, [entries, host]);

  if (!host) return null;
  return createPortal(
    <section ref={stack} popover="manual" aria-label={text('Messages')} className="toast-stack">
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2.5">
        {entries.map((entry) => (
          <ToastCard key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>,
    host,
  );
}

const marks = { success: CircleCheck, error: CircleAlert, info: Info };
const tones = { success: 'text-success-text', error: 'text-sale-text', info: 'text-accent' };

/** A toast with picture or icon, text, one action, and a close button. Its timer pauses while hovered or focused. */
export function ToastCard({ entry }: { entry: ToastEntry }) {
  const text = useText();
  const [held, setHeld] = useState(false);
  useEnd(entry, held);
  const Mark = marks[entry.kind];
  const { action } = entry;
  return (
    <li
      className="toast-card flex items-center gap-3 rounded-lg border border-line bg-raised p-3 ps-3.5 text-sm text-ink shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {entry.picture ? (
        <img src={entry.picture} alt="" width={48} height={48} className="size-12 shrink-0 rounded-md bg-tint object-cover" />
      ) : (
        <Mark aria-hidden="true" className={classNames('size-5.5 shrink-0', tones[entry.kind])} />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        {entry.title && (
          <p className="truncate font-semibold">
            <bdi>{entry.title}</bdi>
          </p>
        )}
        <p className={entry.title ? 'text-ink-muted' : undefined}>
          <bdi>{entry.text}</bdi>
        </p>
        {action && (
          <button
            type="button"
            className="mt-0.5 w-fit py-0.5 font-semibold text-accent underline-offset-4 hover:underline"
            onClick={() => {
              toast.dismiss(entry.id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={text('Dismiss')}
        onClick={() => toast.dismiss(entry.id)}
        className="hit-area grid size-8 shrink-0 place-items-center self-start rounded-full text-ink-muted hover:bg-tint hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  );
}

/** A timeout that pauses while the toast is hovered or focused, and survives a change of host. */
function useEnd({ id, endsAt }: ToastEntry, held: boolean) {
  useEffect(() => {
    if (held) {
      const since = Date.now();
      return () => toast.extend(id, Date.now() - since);
    }
    const timer = setTimeout(() => toast.dismiss(id), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [id, endsAt, held]);
}
