import { useState } from 'react';
import {
  type CellChange,
  type Cells,
  clearCells,
  fillDown,
  type Pasted,
  type Place,
  parseTable,
  pasteTable,
  type Range,
  rangeBetween,
} from './grid-model.ts';
import { clampPlace, nextEditable } from './grid-moves.ts';

export type GridEvents = {
  onChange: (changes: CellChange[]) => void;
  onPasted: (pasted: Pasted) => void;
  onUndo: () => void;
};

/** The cell in which something is typed. `isTyped` is for a text that replaces the former one: arrows then leave the cell. */
export type Editing = { text: string; isTyped: boolean };

export type GridState = {
  active: Place;
  range: Range;
  editing: Editing | undefined;
  select: (place: Place, options?: { extends?: boolean }) => void;
  selectAll: () => void;
  /** Begins to change the active cell, or switches it if it is a flag. */
  edit: (text?: string) => void;
  type: (editing: Editing) => void;
  cancel: () => void;
  /** Applies what is typed. */
  commit: () => void;
  /** Applies what is typed and goes to the next cell that can change; false after the last one. */
  commitAndAdvance: (step: 1 | -1) => boolean;
  clear: () => void;
  fill: () => void;
  paste: (text: string) => void;
};

/** The active cell, the selected range and the typed text of a grid, with everything that changes its cells. */
export function useGrid(cells: Cells, isFlag: (column: number) => boolean, { onChange, onPasted }: GridEvents): GridState {
  const [corners, setCorners] = useState<{ active: Place; anchor: Place }>({ active: start, anchor: start });
  const [editing, setEditing] = useState<Editing>();
  // Another filter may have fewer rows.
  const active = clampPlace(corners.active, cells);
  const range = rangeBetween(active, clampPlace(corners.anchor, cells));
  const change = (changes: CellChange[]) => changes.length > 0 && onChange(changes);

  function commit() {
    if (!editing) return;
    setEditing(undefined);
    if (editing.text !== cells.cellAt(active).text) onChange([{ ...active, text: editing.text }]);
  }
  function select(place: Place, { extends: isExtended = false } = {}) {
    commit();
    const to = clampPlace(place, cells);
    setCorners(({ anchor }) => ({ active: to, anchor: isExtended ? anchor : to }));
  }
  function edit(text?: string) {
    const cell = cells.cellAt(active);
    if (!cell.isEditable) return;
    if (!isFlag(active.column)) setEditing({ text: text ?? cell.text, isTyped: text !== undefined });
    else if (text === undefined) change(switched(range, active, cells));
  }
  return {
    active,
    range,
    editing,
    select,
    selectAll: () => setCorners({ anchor: start, active: { row: cells.rowCount - 1, column: cells.columnCount - 1 } }),
    edit,
    type: setEditing,
    cancel: () => setEditing(undefined),
    commit,
    commitAndAdvance(step) {
      const next = nextEditable(active, step, cells);
      if (next) select(next);
      else commit();
      return next !== undefined;
    },
    clear: () => change(clearCells(range, cells).filter(({ column }) => !isFlag(column))),
    fill: () => change(fillDown(range, cells)),
    paste(text) {
      setEditing(undefined);
      const pasted = pasteTable(parseTable(text), range, cells);
      change(pasted.changes);
      setCorners({
        anchor: { row: pasted.range.top, column: pasted.range.start },
        active: { row: pasted.range.bottom, column: pasted.range.end },
      });
      onPasted(pasted);
    },
  };
}

const start: Place = { row: 0, column: 0 };

/** The flags of the range in the column of the active cell, each as the opposite of that one. */
function switched({ top, bottom }: Range, { row, column }: Place, { cellAt }: Cells): CellChange[] {
  const text = cellAt({ row, column }).text === 'yes' ? 'no' : 'yes';
  return Array.from({ length: bottom - top + 1 }, (_, index) => ({ row: top + index, column, text })).filter(
    (place) => cellAt(place).isEditable,
  );
}
