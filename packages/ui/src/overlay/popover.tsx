import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';

/** Spread these on the button that opens the popover. */
export type PopoverTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  style: CSSProperties;
};
type PopoverProps = {
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | 'stretch' | undefined;
  className?: string | undefined;
  onOpen?: ((panel: HTMLElement) => void) | undefined;
  /** The browser's Back closes it, as it closes dialogs. */
  closesOnBack?: boolean | undefined;
};

/** A panel under its button. It opens before any script runs; Escape and a click elsewhere close it. */
export function Popover({ trigger, children, align = 'start', className, onOpen, closesOnBack }: PopoverProps) {
  const id = useId();
  const anchorName = `--anchor-${id.replace(/[^\w-]/g, '')}`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePopoverPosition(panel, button, align);
  useEffect(() => {
    if (!open || !closesOnBack) return;
    let isClosed = false;
    let release = () => {
      isClosed = true;
    };
    import('./back-closes.ts').then(({ openLayer }) => {
      if (!isClosed) release = openLayer(() => panel.current?.hidePopover());
    }, reportError);
    return () => release();
  }, [open, closesOnBack]);

  function handleToggle({ newState, currentTarget }: Pick<ToggleEvent<HTMLDivElement>, 'newState' | 'currentTarget'>) {
    const opened = newState === 'open';
    setOpen(opened);
    if (opened) onOpen?.(currentTarget);
  }
  const handleOpened = useEffectEvent((currentTarget: HTMLDivElement) => handleToggle({ newState: 'open', currentTarget }));
  useEffect(() => {
    // Handles a popover that was opened before hydration.
    if (panel.current?.matches(':popover-open')) handleOpened(panel.current);
  }, []);
  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-controls': id, style: { anchorName } })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-align={align}
        className={classNames('popover', className)}
        style={{ positionAnchor: anchorName }}
        onToggle={handleToggle}
      >
        {typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children}
      </div>
    </>
  );
}

/** Positions a popover in browsers without CSS anchor positioning; only they load the code for it. */
export function usePopoverPosition(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: 'start' | 'end' | 'stretch',
) {
  useEffect(() => {
    const panel = popover.current;
    const button = anchor.current;
    if (!panel || !button || CSS.supports('anchor-name: --a')) return;
    let isReleased = false;
    let release = () => {
      isReleased = true;
    };
    import('./follow-anchor.ts').then(({ followAnchor }) => {
      if (!isReleased) release = followAnchor(panel, button, align);
    }, reportError);
    return () => release();
  }, [popover, anchor, align]);
}
