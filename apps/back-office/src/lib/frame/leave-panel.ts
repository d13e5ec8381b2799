let isLeaving = false;

/** Whether the session was ended on purpose, so that a call that is answered 401 must not lead to the sign-in. */
export function isLeavingPanel(): boolean {
  return isLeaving;
}

/** Ends the session and opens an address outside the panel. Rejects if the session could not be ended. */
export async function leavePanel(endSession: () => Promise<unknown>, address: string): Promise<void> {
  isLeaving = true;
  // The browser may show this page again from its memory.
  addEventListener('pagehide', stay, { once: true });
  try {
    await endSession();
    location.assign(address);
  } catch (error) {
    stay();
    throw error;
  }
}

function stay(): void {
  isLeaving = false;
}
