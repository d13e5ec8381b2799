import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export type ToastMessage = {
  kind?: ToastKind | undefined;
  text: ReactNode;
  title?: ReactNode;
  /** The address of a small square picture; it stands where the kind's mark would. */
  picture?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  durationMs?: number | undefined;
};
export type ToastEntry = ToastMessage & { id: number; kind: ToastKind; durationMs: number };

/** Errors take longer to read, and to believe. */
const durations = { success: 3000, info: 3000, error: 6000 } satisfies Record<ToastKind, number>;
const mostAtOnce = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Messages that come and go. Called from event handlers only: on a server there is nobody to show them to. */
export const toast = {
  show(message: ToastMessage): number {
    const kind = message.kind ?? 'info';
    lastId += 1;
    set([...entries, { ...message, kind, id: lastId, durationMs: message.durationMs ?? durations[kind] }].slice(-mostAtOnce));
    return lastId;
  },
  success: (text: string) => toast.show({ kind: 'success', text }),
  error: (text: string) => toast.show({ kind: 'error', text }),
  dismiss(id: number): void {
    set(entries.filter((entry) => entry.id !== id));
  },
  clear(): void {
    set([]);
  },
};

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

function set(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
