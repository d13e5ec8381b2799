import { type CSSProperties, type ReactNode, type Ref, type ToggleEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { usePopoverPosition } from './use-popover-position.ts';

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
  /** Given a function, the content can close its own popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | 'stretch' | undefined;
  className?: string | undefined;
  onOpen?: ((panel: HTMLElement) => void) | undefined;
};

/** A panel under its button. It opens before any script runs; Escape and a click elsewhere close it. */
export function Popover({ trigger, children, align = 'start', className, onOpen }: PopoverProps) {
  const id = useId();
  const anchorName = `--anchor-${id.replace(/[^\w-]/g, '')}`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePopoverPosition(panel, button, align);

  function handleToggle({ newState, currentTarget }: Pick<ToggleEvent<HTMLDivElement>, 'newState' | 'currentTarget'>) {
    const opened = newState === 'open';
    setOpen(opened);
    if (opened) onOpen?.(currentTarget);
  }
  const noteOpened = useEffectEvent((currentTarget: HTMLDivElement) => handleToggle({ newState: 'open', currentTarget }));
  useEffect(() => {
    // One that was opened before this code came has told nobody.
    if (panel.current?.matches(':popover-open')) noteOpened(panel.current);
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
