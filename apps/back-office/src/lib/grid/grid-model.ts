/** A cell by its row and column, from 0. */
export type Place = { row: number; column: number };
/** Cells from one corner to the other, both included. */
export type Range = { top: number; bottom: number; start: number; end: number };
/** A text that is typed, pasted or filled into a cell. */
export type CellChange = Place & { text: string };

export type GridCell = {
  /** As it is copied and edited. */
  text: string;
  /** As it is shown, where that differs. */
  shown?: string;
  isEditable: boolean;
  isChanged?: boolean;
  /** In a row that belongs to the one above. */
  isPart?: boolean;
  error?: string | undefined;
};

/** The cells that changes are made for. */
export type Cells = { rowCount: number; columnCount: number; cellAt: (place: Place) => GridCell };

export function rangeBetween(one: Place, other: Place): Range {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  };
}

export function isInRange({ row, column }: Place, { top, bottom, start, end }: Range): boolean {
  return row >= top && row <= bottom && column >= start && column <= end;
}

/** The cells of a text that a spreadsheet copied: tabs between them, and quotation marks around cells of several lines. */
export function parseTable(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const [first, ...others] = rows;
  // The last line of a copied table ends like the others.
  return others.at(-1)?.join('') === '' && others.at(-1)?.length === 1 ? rows.slice(0, -1) : first ? rows : [];
}

export function formatTable(rows: readonly (readonly string[])[]): string {
  const format = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(format).join('\t')).join('\n');
}

export function textsOf({ top, bottom, start, end }: Range, { cellAt }: Pick<Cells, 'cellAt'>): string[][] {
  return numbers(top, bottom).map((row) => numbers(start, end).map((column) => cellAt({ row, column }).text));
}

export type Pasted = {
  changes: CellChange[];
  /** The cells that the table covers. */
  range: Range;
  /** Texts beyond the last row or column. */
  outside: number;
  /** Texts for cells that cannot change and have another text. */
  locked: number;
};

/** Puts a table at the start of the range, repeated where the range is a multiple of it. */
export function pasteTable(table: readonly (readonly string[])[], range: Range, cells: Cells): Pasted {
  const size = { rows: table.length, columns: Math.max(...table.map((row) => row.length)) };
  const chosen = { rows: range.bottom - range.top + 1, columns: range.end - range.start + 1 };
  const isRepeated = chosen.rows % size.rows === 0 && chosen.columns % size.columns === 0;
  const { rows, columns } = isRepeated ? chosen : size;
  const isInside = ({ row, column }: Place) => row < cells.rowCount && column < cells.columnCount;
  const given = numbers(0, rows - 1).flatMap((line) =>
    numbers(0, columns - 1).flatMap((position) => {
      const text = table[line % size.rows]?.[position % size.columns]?.trim();
      return text === undefined ? [] : [{ row: range.top + line, column: range.start + position, text }];
    }),
  );
  const inside = given.filter(isInside);
  return {
    changes: inside.filter((place) => cells.cellAt(place).isEditable),
    range: {
      ...{ top: range.top, start: range.start },
      bottom: Math.min(range.top + rows, cells.rowCount) - 1,
      end: Math.min(range.start + columns, cells.columnCount) - 1,
    },
    outside: given.filter((place) => !isInside(place) && place.text !== '').length,
    locked: inside.filter((place) => isRefused(place, cells.cellAt(place))).length,
  };
}

function isRefused({ text }: CellChange, cell: GridCell): boolean {
  return !cell.isEditable && text !== '' && text !== cell.text;
}

/** Copies the first row of the range to its others; a range of one row receives the row above. */
export function fillDown({ top, bottom, start, end }: Range, { cellAt }: Cells): CellChange[] {
  const source = top === bottom ? top - 1 : top;
  if (source < 0) return [];
  return numbers(start, end).flatMap((column) => {
    const from = cellAt({ row: source, column });
    if (!from.isEditable) return [];
    return numbers(source + 1, bottom)
      .filter((row) => cellAt({ row, column }).isEditable)
      .map((row) => ({ row, column, text: from.text }));
  });
}

export function clearCells({ top, bottom, start, end }: Range, { cellAt }: Cells): CellChange[] {
  return numbers(top, bottom).flatMap((row) =>
    numbers(start, end)
      .filter((column) => cellAt({ row, column }).isEditable)
      .map((column) => ({ row, column, text: '' })),
  );
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
