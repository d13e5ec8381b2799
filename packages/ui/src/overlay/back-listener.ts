type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

/** To be called before the router listens: listeners of the window are called in the order of their registration. */
export function listenToBack(): void {
  addEventListener('popstate', handlePop);
}

/** Separate from the code that handles the event, which loads with the first dialog. */
export function setBackHandler(next: Handler): void {
  handler = next;
  listenToBack();
}

function handlePop(event: PopStateEvent): void {
  handler?.(event);
}
