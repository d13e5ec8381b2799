import type { KeyboardEvent } from 'react';
import type { Cells, Place } from './grid-model.ts';
import { nextPlace } from './grid-moves.ts';
import type { GridState } from './use-grid.ts';

type Keys = { grid: GridState; cells: Cells; pageRows: number; onUndo: () => void };

/** Handles a key as spreadsheets do. Tab leaves the grid, unless something is typed. */
export function handleGridKey(event: KeyboardEvent<HTMLElement>, keys: Keys): void {
  const isHandled = keys.grid.editing ? handleTypingKey(event, keys) : handleCellKey(event, keys);
  if (!isHandled) return;
  event.preventDefault();
  // The panel has keys of its own, such as g and ?.
  event.stopPropagation();
}

function handleTypingKey(event: KeyboardEvent, { grid }: Keys): boolean {
  const { key, shiftKey } = event;
  const { active, editing } = grid;
  const down = shiftKey && key === 'Enter' ? -1 : 1;
  switch (key) {
    case 'Enter':
      grid.select({ ...active, row: active.row + down });
      return true;
    case 'ArrowUp':
    case 'ArrowDown':
      if (!editing?.isTyped) return false;
      grid.select({ ...active, row: active.row + (key === 'ArrowUp' ? -1 : 1) });
      return true;
    case 'Tab':
      return grid.commitAndAdvance(shiftKey ? -1 : 1);
    case 'Escape':
      grid.cancel();
      return true;
    case 'F2':
      grid.type({ text: editing?.text ?? '', isTyped: false });
      return true;
    default:
      // The bar saves what is typed as well.
      if (isCommand(event) && event.code === 'KeyS') grid.commit();
      if (!isCommand(event)) event.stopPropagation();
      return false;
  }
}

function handleCellKey(event: KeyboardEvent<HTMLElement>, keys: Keys): boolean {
  const { grid, cells, pageRows } = keys;
  const { key, shiftKey, altKey } = event;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const place = altKey ? undefined : nextPlace({ key, isCommand: isCommand(event), isRtl }, grid.active, { ...cells, pageRows });
  if (place) {
    grid.select(place, { extends: shiftKey });
    return true;
  }
  if (isCommand(event)) return runCommand(event, keys);
  const action = actionOf(key, keys);
  if (action) action();
  else if (key.length === 1 && !altKey) grid.edit(key);
  return action !== undefined || (key.length === 1 && !altKey);
}

function actionOf(key: string, { grid }: Keys): (() => void) | undefined {
  switch (key) {
    case 'Enter':
    case 'F2':
    case ' ':
      return () => grid.edit();
    case 'Delete':
    case 'Backspace':
      return grid.clear;
    case 'Escape':
      return () => grid.select(grid.active);
    default:
      return undefined;
  }
}

/** By the place of the key, so that it works on an Arabic keyboard as well. */
function runCommand({ code }: KeyboardEvent, { grid, onUndo }: Keys): boolean {
  const commands: Readonly<Record<string, () => void>> = { KeyD: grid.fill, KeyA: grid.selectAll, KeyZ: onUndo };
  const command = Object.hasOwn(commands, code) ? commands[code] : undefined;
  command?.();
  return command !== undefined;
}

function isCommand({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey;
}

/** Names the element of a cell. */
export function placeName({ row, column }: Place): string {
  return `${row}:${column}`;
}
