import { toast } from '@souk/ui/overlay/toast.ts';

/** Long enough to read it and to decide. */
const undoMilliseconds = 10_000;

/** Shows that something was done, with a button that reverses it. */
export function showUndo(text: string, undo: { label: string; onPress: () => void }): void {
  toast.show({ kind: 'success', text, action: undo, durationMs: undoMilliseconds });
}
