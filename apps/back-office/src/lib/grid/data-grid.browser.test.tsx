import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataGrid } from './data-grid.tsx';
import type { GridColumn } from './grid-cell.tsx';
import type { CellChange, Place } from './grid-model.ts';

const columns: GridColumn[] = [
  { id: 'name', title: 'Product', width: '9rem', kind: 'text' },
  { id: 'price', title: 'Price', width: '7rem', kind: 'number', inputMode: 'decimal' },
  { id: 'stock', title: 'Stock', width: '7rem', kind: 'number', inputMode: 'numeric' },
  { id: 'active', title: 'Published', width: '7rem', kind: 'flag' },
];
const texts = { label: 'Products', hint: 'Arrows move', paste: 'Paste', fill: 'Fill down', undo: 'Undo' };
const noEvent = () => undefined;

/** A thousand products whose prices are below 100. */
function Products({ rowCount = 1000, onPasted = noEvent }: { rowCount?: number; onPasted?: (pasted: object) => void }) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const name = ({ row, column }: Place) => `${row} ${column}`;
  const stored = ({ row, column }: Place) => [`Mug ${row + 1}`, '10.00', String(row), 'yes'][column] ?? '';
  return (
    <DataGrid
      columns={columns}
      keyOf={(row) => row}
      cells={{
        ...{ rowCount, columnCount: columns.length },
        cellAt: (place) => ({
          text: typed.get(name(place)) ?? stored(place),
          isEditable: place.column > 0,
          isChanged: typed.has(name(place)),
          ...(Number(typed.get(name(place))) >= 100 && { error: 'Enter less than 100' }),
        }),
      }}
      events={{
        onChange: (changes: CellChange[]) =>
          setTyped((former) => new Map([...former, ...changes.map((each) => [name(each), each.text] as const)])),
        onUndo: () => setTyped(new Map()),
        ...{ onPasted, onEnd: noEvent, onPasteRefused: noEvent },
      }}
      texts={texts}
    />
  );
}

const cellAt = (row: number, column: number) => document.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
const textAt = (row: number, column: number) => cellAt(row, column)?.textContent ?? undefined;
const focused = () => document.activeElement?.getAttribute('data-place');

function send(type: 'copy' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}

async function start(props: Parameters<typeof Products>[0] = {}) {
  const screen = await render(<Products {...props} />);
  cellAt(0, 1)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await expect.poll(focused).toBe('0:1');
  return screen;
}

test('only the rows in view are rendered, and the grid announces all of them', async () => {
  const screen = await start();
  expect(screen.getByRole('grid', { name: 'Products' }).element().getAttribute('aria-rowcount')).toBe('1001');
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(focused).toBe('999:3');
  expect(textAt(999, 0)).toBe('Mug 1000');
  expect(cellAt(999, 0)?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('1001');
});

test('the keyboard moves, types, commits and cancels as in a spreadsheet', async () => {
  await start();
  await userEvent.keyboard('12.50{Enter}');
  expect(textAt(0, 1)).toBe('12.50');
  await expect.poll(focused).toBe('1:1');
  await userEvent.keyboard('7{Tab}');
  expect(textAt(1, 1)).toBe('7');
  await expect.poll(focused).toBe('1:2');
  await userEvent.keyboard('99{Escape}');
  expect(textAt(1, 2)).toBe('1');
  await expect.poll(focused).toBe('1:2');
  // F2 changes the text that is there, and the arrows then move inside of it.
  await userEvent.keyboard('{F2}{ArrowLeft}3{Enter}');
  expect(textAt(1, 2)).toBe('31');
  await userEvent.keyboard('5{ArrowUp}');
  expect(textAt(2, 2)).toBe('5');
  await expect.poll(focused).toBe('1:2');
  // A name cannot change, and Tab leaves the grid where nothing is typed.
  await userEvent.keyboard('{Home}x{Delete}');
  expect(textAt(1, 0)).toBe('Mug 2');
  await userEvent.keyboard('{ArrowRight}{Delete}');
  expect(textAt(1, 1)).toBe('');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(textAt(1, 1)).toBe('10.00');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBeNull();
});

test('arrows follow the direction of the page, and a flag is switched by Space', async () => {
  document.documentElement.dir = 'rtl';
  await start();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(focused).toBe('0:3');
  await userEvent.keyboard(' ');
  expect(textAt(0, 3)).toBe('no');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('0:2');
});

test('a column of 500 prices is pasted, copied and filled down', async () => {
  await start();
  send('paste', Array.from({ length: 500 }, (_, index) => `${index / 10}`).join('\r\n'));
  await expect.poll(() => textAt(0, 1)).toBe('0');
  await expect.poll(focused).toBe('499:1');
  expect(textAt(499, 1)).toBe('49.9');
  expect(cellAt(499, 1)?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}');
  expect(send('copy')).toBe('0\t0\n0.1\t1\n0.2\t2');
  await userEvent.keyboard('{Control>}d{/Control}');
  expect([textAt(1, 1), textAt(2, 2), textAt(3, 1)]).toEqual(['0', '0', '0.3']);
});

test('a pasted table that is too large is reported, and a wrong value is marked with its message', async () => {
  const onPasted = vi.fn();
  await start({ rowCount: 2, onPasted });
  await userEvent.keyboard('{ArrowLeft}');
  send('paste', 'Other name\t150\n\t20\n\t30');
  await expect.poll(() => textAt(1, 1)).toBe('20');
  expect(onPasted).toHaveBeenCalledWith(expect.objectContaining({ outside: 1, locked: 1 }));
  const cell = cellAt(0, 1);
  expect(cell?.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(cell?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter less than 100');
});

test('a table that is pasted into a cell being changed goes into the cells; one value into its text', async () => {
  await start();
  await userEvent.keyboard('{Enter}');
  send('paste', '1\n2');
  await expect.poll(() => [textAt(0, 1), textAt(1, 1)]).toEqual(['1', '2']);
});

test('a press selects, one with Shift selects a range, and a second press of the mouse changes the cell', async () => {
  const screen = await start();
  cellAt(2, 2)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0, shiftKey: true }));
  await expect.poll(() => document.querySelectorAll('[aria-selected=true]').length).toBe(6);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: '10.00' }).nth(3));
  await userEvent.keyboard('{Backspace}5{Enter}');
  expect(textAt(3, 1)).toBe('10.05');
});
