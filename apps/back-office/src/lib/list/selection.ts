import { useState } from 'react';

export type Selection = {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects all of these, or none if all were selected. */
  toggleAll: (ids: readonly number[]) => void;
  clear: () => void;
  select: (ids: readonly number[]) => void;
};

/** Selected rows. They stay selected on other pages of the list. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll(visible) {
      const next = new Set(ids);
      const areAll = visible.every((id) => next.has(id));
      for (const id of visible) {
        if (areAll) next.delete(id);
        else next.add(id);
      }
      setIds(next);
    },
    clear: () => setIds(new Set()),
    select: (all) => setIds(new Set(all)),
  };
}

/** The selected rows as they were when they were selected, or as the list shows them now. */
export type RowSelection<Row> = { selection: Selection; rows: Row[] };

/** A selection that knows its rows, also those of other pages. */
export function useRowSelection<Row extends { id: number }>(shown: readonly Row[]): RowSelection<Row> {
  const selection = useSelection();
  const [former, setFormer] = useState<ReadonlyMap<number, Row>>(new Map());
  const known = new Map([...former, ...shown.map((row): [number, Row] => [row.id, row])]);
  const remembering: Selection = {
    ...selection,
    toggle(id) {
      setFormer(known);
      selection.toggle(id);
    },
    toggleAll(ids) {
      setFormer(known);
      selection.toggleAll(ids);
    },
  };
  return { selection: remembering, rows: [...selection.ids].flatMap((id) => known.get(id) ?? []) };
}
