import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
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
  const host = useToastHost();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new host holds a new element, which must be shown too.
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
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

/** The body, or the topmost open modal dialog. Undefined until the page has hydrated. */
function useToastHost(): Element | undefined {
  const [host, setHost] = useState<Element>();
  useEffect(() => {
    const find = () => setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
    find();
    // Neither event bubbles, but both can be caught on their way down.
    document.addEventListener('toggle', find, true);
    document.addEventListener('close', find, true);
    const unsubscribe = subscribeToasts(find);
    return () => {
      document.removeEventListener('toggle', find, true);
      document.removeEventListener('close', find, true);
      unsubscribe();
    };
  }, []);
  return host;
}
