import { Button } from '@souk/ui/button.tsx';
import { ClipboardPaste, CornerLeftDown, Undo2 } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import { Cell, type GridColumn } from './grid-cell.tsx';
import { handleGridKey, placeName } from './grid-keys.ts';
import { type Cells, formatTable, type Place, textsOf } from './grid-model.ts';
import { type GridEvents, type GridState, useGrid } from './use-grid.ts';
import { type RowWindow, useRowWindow } from './use-row-window.ts';

export type GridHandle = { focusCell: (place: Place) => void };

type DataGridProps = {
  ref?: Ref<GridHandle>;
  columns: readonly GridColumn[];
  cells: Cells;
  keyOf: (row: number) => string | number;
  events: GridEvents & {
    /** The last rows are shown: more may be loaded. */
    onEnd: () => void;
    /** The browser does not let the page read the clipboard. */
    onPasteRefused: () => void;
  };
  texts: { label: string; hint: string; paste: string; fill: string; undo: string };
  /** Next to the buttons of the grid. */
  children?: ReactNode;
};

/** The space of the grid: that of the screen without its title, filters and bar. */
const scrolling = { maxHeight: 'max(20rem, calc(100dvh - 22rem))', overflow: 'auto' };

/** The height of a row in rem: two lines of text, and large enough for a finger. */
const rowRem = 2.75;

/** Cells that are changed as in a spreadsheet: by keyboard, by pasted tables and by filling. Only the rows in view are rendered. */
export function DataGrid({ ref, columns, cells, keyOf, events, texts, children }: DataGridProps) {
  const hintId = useId();
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = rowRem * Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
  const view = useRowWindow(list, rowHeight, cells.rowCount);
  const grid = useGrid(cells, (column) => columns[column]?.kind === 'flag', events);
  const follow = useFollowingFocus(list, grid);
  useImperativeHandle(ref, () => ({
    focusCell(place) {
      follow();
      grid.select(place);
    },
  }));
  const handleEnd = useEffectEvent(events.onEnd);
  const shownTo = view.last;
  useEffect(() => {
    if (shownTo >= cells.rowCount - 1) handleEnd();
  }, [shownTo, cells.rowCount]);
  const tracks = columns.map(({ width }) => width).join(' ');
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Tools grid={grid} events={events} texts={texts} onUse={follow} />
        {children}
      </div>
      <div
        ref={list}
        role="grid"
        aria-label={texts.label}
        aria-describedby={hintId}
        aria-multiselectable="true"
        aria-rowcount={cells.rowCount + 1}
        aria-colcount={columns.length}
        onKeyDown={(event) => {
          follow();
          handleGridKey(event, { grid, cells, pageRows: view.pageRows, onUndo: events.onUndo });
        }}
        onMouseDown={follow}
        {...clipboardHandlers(grid, cells, follow)}
        style={scrolling}
        className="relative [--grid-name:16rem] scroll-ps-(--grid-name) rounded-lg border border-line max-sm:[--grid-name:8.5rem] [scroll-padding-block-start:2.5rem]"
      >
        <div className="w-max min-w-full">
          <Head columns={columns} tracks={tracks} />
          <div role="rowgroup" className="relative" style={{ height: `${cells.rowCount * rowRem}rem` }}>
            {rowsOf(view, grid.active.row).map((row) => (
              <div
                key={keyOf(row)}
                role="row"
                aria-rowindex={row + 2}
                className="absolute inset-x-0 grid"
                style={{ top: `${row * rowRem}rem`, height: `${rowRem}rem`, gridTemplateColumns: tracks }}
              >
                {columns.map((column, index) => {
                  const place = { row, column: index };
                  const isNearEnd = row > 1 && row >= cells.rowCount - 2;
                  return <Cell key={column.id} {...{ place, column, grid, isNearEnd }} cell={cells.cellAt(place)} />;
                })}
              </div>
            ))}
          </div>
        </div>
      </div>
      <p id={hintId} className="text-xs text-ink-muted print:hidden">
        {texts.hint}
      </p>
    </div>
  );
}

function Head({ columns, tracks }: { columns: readonly GridColumn[]; tracks: string }) {
  return (
    <div role="rowgroup" className="sticky top-0 z-4">
      <div role="row" aria-rowindex={1} className="grid h-10" style={{ gridTemplateColumns: tracks }}>
        {columns.map(({ id, title, kind }, index) => (
          <div
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            className={`flex min-w-0 items-center border-e border-b border-line bg-tint px-3 text-xs font-semibold text-ink-muted ${heads[kind]} ${index === 0 ? 'sticky start-0 z-1' : ''}`}
          >
            <span className="line-clamp-2 leading-tight">{title}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const heads = { text: 'justify-start', number: 'justify-end text-end', flag: 'justify-center text-center' };

type ToolsProps = Pick<DataGridProps, 'events' | 'texts'> & { grid: GridState; onUse: () => void };

/** The actions of the keyboard, for fingers and for those who do not know its keys. */
function Tools({ grid, events, texts, onUse }: ToolsProps) {
  async function handlePaste() {
    try {
      const text = await navigator.clipboard.readText();
      onUse();
      grid.paste(text);
    } catch {
      events.onPasteRefused();
    }
  }
  const use = (action: () => void) => () => {
    onUse();
    action();
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void handlePaste()}>
        <ClipboardPaste aria-hidden="true" />
        <span className="max-sm:sr-only">{texts.paste}</span>
      </Button>
      <Button variant="secondary" size="sm" onClick={use(grid.fill)}>
        <CornerLeftDown aria-hidden="true" className="mirror" />
        <span className="max-sm:sr-only">{texts.fill}</span>
      </Button>
      <Button variant="secondary" size="sm" onClick={use(events.onUndo)}>
        <Undo2 aria-hidden="true" className="mirror" />
        <span className="max-sm:sr-only">{texts.undo}</span>
      </Button>
    </>
  );
}

/** The rows in view, and that of the active cell: it has the focus, also where it is scrolled out of view. */
function rowsOf({ first, last }: RowWindow, active: number): number[] {
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return active < first ? [active, ...shown] : active > last ? [...shown, active] : shown;
}

/** Focuses the active cell after each change that the returned function announced. */
function useFollowingFocus(list: { readonly current: HTMLElement | null }, { active, editing }: GridState): () => void {
  const follows = useRef(false);
  const isEditing = editing !== undefined;
  const name = placeName(active);
  useEffect(() => {
    if (!follows.current || isEditing) return;
    const cell = list.current?.querySelector<HTMLElement>(`[data-place="${name}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, name, isEditing]);
  return () => {
    follows.current = true;
  };
}

function clipboardHandlers(grid: GridState, cells: Cells, follow: () => void) {
  function handleCopy(event: ClipboardEvent) {
    if (grid.editing) return;
    event.clipboardData.setData('text/plain', formatTable(textsOf(grid.range, cells)));
    event.preventDefault();
  }
  return {
    onCopy: handleCopy,
    onCut(event: ClipboardEvent) {
      handleCopy(event);
      if (!grid.editing) grid.clear();
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      // Inside a cell that is being typed only a table is more than its text.
      if (grid.editing && !/[\t\r\n]/.test(text.trim())) return;
      event.preventDefault();
      follow();
      grid.paste(text);
    },
  };
}
