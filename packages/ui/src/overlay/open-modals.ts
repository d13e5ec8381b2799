let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/*
 * The open modal dialogs, topmost last. Dialogs register themselves, because events of their element fire late, and not
 * at all after unmounting.
 */

export function modalOpened(dialog: HTMLDialogElement): void {
  set([...open.filter((other) => other !== dialog), dialog]);
}

export function modalClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) set(open.filter((other) => other !== dialog));
}

export function topmostModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
