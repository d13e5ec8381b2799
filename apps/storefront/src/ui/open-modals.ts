let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/*
 * The modal dialogs that are open, the topmost last. A dialog says so itself, because the events of its element come late, and
 * not at all once it has left the page.
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
