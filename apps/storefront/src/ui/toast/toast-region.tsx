import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscribeModals, topmostModal } from '../open-modals.ts';
import { useText } from '../ui-context.tsx';
import { currentToasts, subscribeToasts, type ToastEntry } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

const none: readonly ToastEntry[] = [];

/**
 * The place of messages: at the bottom, on the side where lines begin (left, or right in right-to-left).
 * While a modal dialog is open everything outside it is inert, so the stack moves into it and its buttons stay in reach.
 */
export function ToastRegion() {
  const text = useText();
  const entries = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  const stack = useRef<HTMLElement>(null);
  // The body, or the topmost open dialog; undefined until the page has hydrated.
  const host = useSyncExternalStore(
    subscribeModals,
    () => topmostModal() ?? document.body,
    () => undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new host holds a new element, which must be shown too.
  useEffect(() => {
    const element = stack.current;
    // A dialog takes the stack along when it leaves the page; the next host shows it again.
    if (!element?.isConnected) return;
    // Shown anew at each message, so that it lies above whatever was opened meanwhile.
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
