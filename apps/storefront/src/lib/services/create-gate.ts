import type { AuthState, AuthStore } from '../stores/auth-store.ts';

type GateParts = {
  /** Whether nothing stands in the way any more. */
  isOpen: (state: AuthState) => boolean;
  /** Whether a dialog that may open it is in sight. */
  isAsking: (state: AuthState) => boolean;
  /** Opens the dialog. */
  ask: Partial<AuthState>;
};

/** Runs an action now, or once the person has passed. `reason` says in the dialog why it has opened. */
export type Gate = (action: () => void, reason?: string) => void;

/**
 * Holds what somebody was about to do until they have signed in, or proved who they are, in whichever way: it watches the store and not
 * the dialogs, so a way in that is added later, or another tab, opens it as well. Whoever shuts the dialog has changed their mind: what
 * waited is forgotten, and does not happen at a later sign-in that is about something else.
 */
export function createGate(auth: AuthStore, { isOpen, isAsking, ask }: GateParts): Gate {
  let waiting: (() => void) | null = null;
  auth.subscribe((state) => {
    if (!waiting || (!isOpen(state) && isAsking(state))) return;
    const action = waiting;
    waiting = null;
    auth.setState({ signInReason: null });
    if (isOpen(state)) action();
  });
  return (action, reason) => {
    if (isOpen(auth.getState())) return action();
    auth.setState({ ...ask, signInReason: reason ?? null });
    waiting = action;
  };
}
