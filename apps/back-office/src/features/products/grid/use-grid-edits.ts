import { useState } from 'react';
import { type EditedColumn, type GridLine, storedText } from './grid-lines.ts';

/** A changed cell, with the text that it had when it was changed. */
export type Edit = { line: GridLine; column: EditedColumn; text: string; was: string };
export type Edits = ReadonlyMap<string, Edit>;
type Change = { line: GridLine; column: EditedColumn; text: string };

const none: Edits = new Map();
const maxSteps = 100;

export function cellKey({ key }: Pick<GridLine, 'key'>, column: string): string {
  return `${key} ${column}`;
}

/** The cells that differ from what is stored, with the steps that lead back. */
export function useGridEdits() {
  const [steps, setSteps] = useState<readonly Edits[]>([none]);
  return {
    edits: steps.at(-1) ?? none,
    change(changes: readonly Change[]) {
      setSteps((former) => {
        const edits = apply(former.at(-1) ?? none, changes);
        return [...former.slice(-maxSteps), edits];
      });
    },
    undo: () => setSteps((former) => (former.length > 1 ? former.slice(0, -1) : former)),
    discard: () => setSteps([none]),
  };
}

export type GridEdits = ReturnType<typeof useGridEdits>;

function apply(former: Edits, changes: readonly Change[]): Edits {
  const edits = new Map(former);
  for (const { line, column, text } of changes) {
    const key = cellKey(line, column);
    const was = former.get(key)?.was ?? storedText(line, column);
    if (text === storedText(line, column)) edits.delete(key);
    else edits.set(key, { line, column, text, was });
  }
  return edits;
}
