import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { openLayer } from './back-closes.ts';
import { modalClosed, modalOpened, topmostModal } from './open-modals.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  className?: string | undefined;
};

/** The base of dialog, drawer and sheet: native element, title, close button and focus trap. */
export function Modal({ open, onClose, title, children, footer, className }: ModalProps) {
  const text = useText();
  const titleId = useId();
  const { element, present } = useNativeModal(open);
  useKeyboardInset(element, present);
  const handleBack = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => handleBack()) : undefined), [open]);
  if (!present) return null;

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    // A click on the backdrop has the dialog itself as its target; content covers the rest.
    if (event.target === event.currentTarget) onClose();
  }
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames('modal', className)}
      onClick={handleClick}
      onKeyDown={trapTab}
      onCancel={(event) => {
        // The owner decides: the element closes when `open` becomes false, so that both always agree.
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

/** Opens and closes the element with `open`, and unmounts it after the closing animation. */
function useNativeModal(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists only while it is present.
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      if (dialog.open) return;
      const scrollBar = innerWidth - document.documentElement.clientWidth;
      if (!topmostModal()) document.documentElement.style.setProperty('--scroll-bar', `${scrollBar}px`);
      dialog.showModal();
      modalOpened(dialog);
      // React handles `autofocus` itself, so a data attribute names the first field.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists only while it is present.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (!dialog) return;
      modalClosed(dialog);
      // The owner may unmount it while open; only a closed dialog restores the focus.
      dialog.close();
    };
  }, [present]);
  return { element, present };
}

/** In a native dialog Tab leaves for the browser's toolbar; here it wraps around. */
function trapTab(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Sets `--keyboard` on an element at the bottom of a phone's screen: how much of it the on-screen keyboard covers. */
function useKeyboardInset(element: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    const raised = element.current;
    if (!open || !view || !raised) return;
    function measure() {
      if (!view || !raised) return;
      // A zoomed page has a smaller viewport without any keyboard.
      const covered = view.scale > 1 ? 0 : Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
      raised.style.setProperty('--keyboard', `${covered}px`);
      if (covered > 0 && raised.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element, open]);
}
