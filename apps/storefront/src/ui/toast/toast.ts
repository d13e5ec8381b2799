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
  /** What an error is about: it is withdrawn once that has succeeded. */
  about?: string | undefined;
};
/** `endsAt`: when it goes, in milliseconds; the clock stops while the message is held. */
export type ToastEntry = ToastMessage & { id: number; kind: ToastKind; endsAt: number };

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
    const endsAt = Date.now() + (message.durationMs ?? durations[kind]);
    set([...entries, { ...message, kind, id: lastId, endsAt }].slice(-mostAtOnce));
    return lastId;
  },
  success: (text: string) => toast.show({ kind: 'success', text }),
  error: (text: string, about?: string) => toast.show({ kind: 'error', text, about }),
  /** Removes the errors of an action that has succeeded now. */
  withdraw(about: string): void {
    if (entries.some((entry) => entry.about === about)) set(entries.filter((entry) => entry.about !== about));
  },
  /** Shows a message for longer: for as long as a reader held it. */
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
