import { limitsOf, returnPhotos } from '@souk/contract/files';
import type { ReturnableLine } from '@souk/contract/orders/returns';

export type ChosenLine = { line_id: number; quantity: number /** Empty until one is chosen. */; reason: string };
export type ReturnValues = { lines: readonly ChosenLine[]; note: string; photos: File[] };

export const returnPhotoLimits = limitsOf(returnPhotos);
export const maxReturnNote = 1000;

export const noValues: ReturnValues = { lines: [], note: '', photos: [] };

/** Chooses a line with all of its items, or leaves it out again. */
export function toggleLine({ lines, ...values }: ReturnValues, { line_id, left }: ReturnableLine): ReturnValues {
  const isChosen = lines.some((line) => line.line_id === line_id);
  const others = lines.filter((line) => line.line_id !== line_id);
  return { ...values, lines: isChosen ? others : [...others, { line_id, quantity: left, reason: '' }] };
}

export function changeLine({ lines, ...values }: ReturnValues, lineId: number, change: Partial<ChosenLine>): ReturnValues {
  return { ...values, lines: lines.map((line) => (line.line_id === lineId ? { ...line, ...change } : line)) };
}

export function toReturnRequest({ lines, note }: ReturnValues): { lines: string; note?: string } {
  const list = lines.map(({ line_id, quantity, reason }) => `${line_id}:${quantity}:${reason}`).join(',');
  return { lines: list, ...(note.trim() !== '' && { note }) };
}
