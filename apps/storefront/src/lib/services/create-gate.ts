import type { AuthState, AuthStore } from '../stores/auth-store.ts';

type GateParts = {
  /** Whether the action may run. */
  isOpen: (state: AuthState) => boolean;
  /** Whether a dialog that may open the gate is visible. */
  isAsking: (state: AuthState) => boolean;
  /** Opens the dialog. */
  ask: Partial<AuthState>;
};

/** Runs an action now, or once the condition is met. The dialog shows `reason`. */
export type Gate = (action: () => void, reason?: string) => void;

/**
 * Delays an action until the person has signed in or is verified. It watches the store and not the dialogs, so that any
 * way to sign in, even in another tab, continues the action. Closing the dialog discards it.
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
