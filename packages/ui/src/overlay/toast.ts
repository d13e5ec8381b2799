import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export type ToastMessage = {
  kind?: ToastKind | undefined;
  text: ReactNode;
  title?: ReactNode;
  /** The address of a small square picture, shown instead of the icon. */
  picture?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  durationMs?: number | undefined;
  /** Its subject: an action, whose success removes the error, or an overlay that shows the same once it opens. */
  about?: string | undefined;
};
/** `endsAt`: when it closes, in milliseconds; the timer pauses while hovered or focused. */
export type ToastEntry = ToastMessage & { id: number; kind: ToastKind; endsAt: number };

/** Errors stay longer. */
const durations = { success: 3000, info: 3000, error: 6000 } satisfies Record<ToastKind, number>;
const maxToasts = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Toasts, called from event handlers only: there is no one to show them to on the server. */
export const toast = {
  show(message: ToastMessage): number {
    const kind = message.kind ?? 'info';
    lastId += 1;
    const endsAt = Date.now() + (message.durationMs ?? durations[kind]);
    set([...entries, { ...message, kind, id: lastId, endsAt }].slice(-maxToasts));
    return lastId;
  },
  success: (text: string) => toast.show({ kind: 'success', text }),
  error: (text: string, about?: string) => toast.show({ kind: 'error', text, about }),
  /** Removes the toasts about an action that has now succeeded, or about what is now open. */
  withdraw(about: string): void {
    if (entries.some((entry) => entry.about === about)) set(entries.filter((entry) => entry.about !== about));
  },
  /** Extends a toast by the time that it was held. */
  extend(id: number, byMs: number): void {
    set(entries.map((entry) => (entry.id === id ? { ...entry, endsAt: entry.endsAt + byMs } : entry)));
  },
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
