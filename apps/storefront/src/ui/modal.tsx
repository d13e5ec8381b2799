import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { modalClosed, modalOpened, topmostModal } from './open-modals.ts';
import { useText } from './ui-context.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  className?: string | undefined;
};

/** What dialog, drawer and sheet share: the native element, its title, its ways out, and focus kept inside. */
export function Modal({ open, onClose, title, children, footer, className }: ModalProps) {
  const text = useText();
  const titleId = useId();
  const { element, present } = useNativeModal(open);
  useKeyboardRoom(element, present);
  if (!present) return null;

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    // A click on the backdrop arrives with the dialog itself as its target; its content covers the rest.
    if (event.target === event.currentTarget) onClose();
  }
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames('modal', className)}
      onClick={handleClick}
      onKeyDown={keepTabInside}
      onCancel={(event) => {
        // The owner decides: the element closes when `open` turns false, so state and screen never part.
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="flex items-center gap-3 py-2.5 ps-5 pe-2.5 sm:ps-6">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg font-bold">
          {title}
        </h2>
        <IconButton label={text('Close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      {/* Positioned, so that visually hidden inputs scroll with their labels and not in the dialog itself. */}
      <div className="relative overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{children}</div>
      {footer && <div className="border-t border-line px-5 py-4 sm:px-6">{footer}</div>}
    </dialog>
  );
}

/** Opens and closes the element with `open`, and keeps it until its way out has been drawn. */
function useNativeModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists only once it is present.
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      if (dialog.open) return;
      const scrollBar = innerWidth - document.documentElement.clientWidth;
      if (!topmostModal()) document.documentElement.style.setProperty('--scroll-bar', `${scrollBar}px`);
      dialog.showModal();
      modalOpened(dialog);
      // React keeps autofocus to itself, so the first field is named by a data attribute instead.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      return;
    }
    modalClosed(dialog);
    dialog.close();
    let current = true;
    void Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() => {
      if (current) setPresent(false);
    });
    return () => {
      current = false;
    };
  }, [open, present]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists only once it is present.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (!dialog) return;
      modalClosed(dialog);
      // Its owner may take it away while it is open; only a closed dialog gives the focus back.
      dialog.close();
    };
  }, [present]);
  return { element, present };
}

/** The native dialog lets Tab leave for the browser's own bars; here it goes round. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
