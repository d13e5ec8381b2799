import { classNames } from '@souk/ui/class-names.ts';
import { type MouseEvent, useId } from 'react';
import { placeName } from './grid-keys.ts';
import { type GridCell, isInRange, type Place } from './grid-model.ts';
import type { GridState } from './use-grid.ts';

export type GridColumn = {
  id: string;
  title: string;
  /** As a track of CSS grid. */
  width: string;
  kind: 'text' | 'number' | 'flag';
  /** The keyboard of a phone. */
  inputMode?: 'decimal' | 'numeric';
};

type CellProps = { place: Place; column: GridColumn; cell: GridCell; grid: GridState; isNearEnd: boolean };

/** A cell of the grid: its text, or the field in which another one is typed. */
export function Cell({ place, column, cell, grid, isNearEnd }: CellProps) {
  const errorId = useId();
  const isActive = grid.active.row === place.row && grid.active.column === place.column;
  const isSelected = isInRange(place, grid.range);
  const { error, isChanged = false } = cell;
  return (
    <div
      {...ariaOf({ place, cell, isSelected, errorId })}
      tabIndex={isActive ? 0 : -1}
      data-place={placeName(place)}
      {...mouseHandlers({ place, isActive, grid })}
      className={classNames(
        'relative flex min-w-0 items-center border-e border-b border-line px-3 text-sm select-none',
        looks[column.kind],
        place.column === 0 && headerLook(cell),
        colorsOf({ isSelected, hasError: error !== undefined, isEditable: cell.isEditable }),
        isActive && 'z-2 outline-2 -outline-offset-2 outline-primary',
      )}
    >
      {isActive && grid.editing ? <CellInput column={column} grid={grid} /> : <CellText cell={cell} column={column} />}
      {isChanged && <span aria-hidden="true" className="absolute end-1 top-1 size-1.5 rounded-full bg-primary" />}
      {error !== undefined && (
        <span id={errorId} className={isActive ? classNames(bubble, sideOf(place, isNearEnd)) : 'sr-only'}>
          {error}
        </span>
      )}
    </div>
  );
}

type AriaOptions = { place: Place; cell: GridCell; isSelected: boolean; errorId: string };

function ariaOf({ place: { column }, cell: { isEditable, error }, isSelected, errorId }: AriaOptions) {
  return {
    role: column === 0 ? 'rowheader' : 'gridcell',
    'aria-colindex': column + 1,
    'aria-selected': isSelected,
    'aria-readonly': !isEditable,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
}

/** The first column stays in view while the others scroll. */
function headerLook({ isPart = false }: GridCell): string {
  return classNames('sticky start-0 z-3', isPart ? 'ps-7 text-ink-muted' : 'font-medium');
}

/** The side of the cell on which its error has space. */
function sideOf({ column }: Place, isNearEnd: boolean): string {
  return classNames(isNearEnd ? 'bottom-full' : 'top-full', column > 2 ? 'end-0' : 'start-0');
}

const looks = { text: 'justify-start text-start', number: 'justify-end tabular-nums', flag: 'justify-center' };
const bubble =
  'absolute z-10 w-max max-w-56 rounded-sm bg-sale max-sm:w-full px-2 py-1 text-start text-xs font-semibold whitespace-normal text-on-sale shadow-float';

function colorsOf({ isSelected, hasError, isEditable }: { isSelected: boolean; hasError: boolean; isEditable: boolean }): string {
  if (hasError) return 'bg-sale-soft text-sale-text';
  if (isSelected) return 'bg-primary-soft text-on-primary-soft';
  return isEditable ? 'bg-surface' : 'bg-ground';
}

function CellText({ cell: { text, shown = text }, column }: { cell: GridCell; column: GridColumn }) {
  if (column.kind === 'number')
    return (
      <bdi dir="ltr" className="truncate">
        {shown}
      </bdi>
    );
  return (
    <span dir="auto" className="line-clamp-2 leading-tight wrap-anywhere" title={column.kind === 'text' ? shown : undefined}>
      {shown}
    </span>
  );
}

function CellInput({ column, grid }: { column: GridColumn; grid: GridState }) {
  return (
    <input
      ref={focusAtEnd}
      aria-label={column.title}
      dir="ltr"
      inputMode={column.inputMode}
      autoComplete="off"
      maxLength={40}
      value={grid.editing?.text ?? ''}
      onChange={({ target }) => grid.type({ text: target.value, isTyped: grid.editing?.isTyped ?? false })}
      onBlur={grid.commit}
      className={classNames('-mx-2 w-full bg-transparent px-2 outline-none select-text', column.kind === 'number' && 'text-end')}
    />
  );
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** A press selects, with Shift or by dragging a range; a second one changes the cell. */
function mouseHandlers({ place, isActive, grid }: { place: Place; isActive: boolean; grid: GridState }) {
  const isTyping = isActive && grid.editing !== undefined;
  return {
    onMouseDown(event: MouseEvent) {
      if (isTyping || event.button !== 0) return;
      // A second tap of a finger is a press on the active cell.
      if (isActive && !event.shiftKey && isTouch(event)) grid.edit();
      else grid.select(place, { extends: event.shiftKey });
      event.preventDefault();
    },
    onMouseEnter(event: MouseEvent) {
      if (event.buttons === 1 && !isTyping) grid.select(place, { extends: true });
    },
    onDoubleClick() {
      if (!isTyping) grid.edit();
    },
  };
}

function isTouch({ currentTarget }: MouseEvent): boolean {
  return currentTarget.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches ?? false;
}
