import type { Cells, Place } from './grid-model.ts';

type Key = { key: string; isCommand: boolean; isRtl: boolean };
type Size = Pick<Cells, 'rowCount' | 'columnCount'> & { /** The rows of a screen. */ pageRows: number };

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The cell that a key leads to; undefined for other keys. Arrows follow the direction of the page. */
export function nextPlace({ key, isCommand, isRtl }: Key, { row, column }: Place, size: Size): Place | undefined {
  const arrow = arrows[key];
  const steps = isCommand ? Number.MAX_SAFE_INTEGER : 1;
  if (arrow) return clampPlace({ row: row + arrow.row * steps, column: column + arrow.column * steps * (isRtl ? -1 : 1) }, size);
  switch (key) {
    case 'Home':
      return { row: isCommand ? 0 : row, column: 0 };
    case 'End':
      return { row: isCommand ? size.rowCount - 1 : row, column: size.columnCount - 1 };
    case 'PageUp':
      return clampPlace({ row: row - size.pageRows, column }, size);
    case 'PageDown':
      return clampPlace({ row: row + size.pageRows, column }, size);
    default:
      return undefined;
  }
}

export function clampPlace({ row, column }: Place, { rowCount, columnCount }: Pick<Cells, 'rowCount' | 'columnCount'>): Place {
  return { row: Math.max(0, Math.min(row, rowCount - 1)), column: Math.max(0, Math.min(column, columnCount - 1)) };
}

/** The next cell that can change, row by row; undefined after the last one. */
export function nextEditable(from: Place, step: 1 | -1, { rowCount, columnCount, cellAt }: Cells): Place | undefined {
  for (let index = from.row * columnCount + from.column + step; index >= 0 && index < rowCount * columnCount; index += step) {
    const place = { row: Math.floor(index / columnCount), column: index % columnCount };
    if (cellAt(place).isEditable) return place;
  }
  return undefined;
}
