import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * Makes the buttons of a group one stop of the Tab key; arrow keys, Home and End move the focus between them.
 * `preferred` is the index of the button that Tab reaches first, for example the chosen one.
 */
export function useOneStop(preferred: number) {
  const [moved, setMoved] = useState({ preferred, at: preferred });
  const stop = moved.preferred === preferred ? moved.at : preferred;
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = buttonsOf(event.currentTarget);
    const at = positionIn(buttons, event.target);
    const next = at < 0 ? undefined : buttons[nextIndex(event, at, buttons.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  function handleFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const at = positionIn(buttonsOf(currentTarget), target);
    if (at >= 0) setMoved({ preferred, at });
  }
  return { group: { onKeyDown: handleKeyDown, onFocus: handleFocus }, stop, tabIndex: (at: number) => (at === stop ? 0 : -1) };
}

function buttonsOf(group: HTMLElement): HTMLButtonElement[] {
  return [...group.querySelectorAll('button')];
}

/** -1 for what is no button of the group. */
function positionIn(buttons: readonly EventTarget[], target: EventTarget): number {
  return buttons.indexOf(target);
}

/** -1 for keys that move nothing. */
function nextIndex({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward || key === 'ArrowDown') return (at + 1) % count;
  if (key.startsWith('Arrow')) return (at - 1 + count) % count;
  return -1;
}
