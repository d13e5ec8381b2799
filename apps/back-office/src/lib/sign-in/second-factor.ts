import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { secondFactorNeeded } from '@souk/contract/back-office/access/staff';

/** The question for the code of the authenticator app, which dangerous calls need again. */
export type SecondFactorPrompt = {
  subscribe: (listener: () => void) => () => void;
  isOpen: () => boolean;
  /** Opens the dialog; resolves with whether the code was accepted. Calls that ask at the same time share one dialog. */
  ask: () => Promise<boolean>;
  close: (isAccepted: boolean) => void;
};

export function createSecondFactorPrompt(): SecondFactorPrompt {
  const listeners = new Set<() => void>();
  let waiting: ((isAccepted: boolean) => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => waiting.length > 0,
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        notify();
      }),
    close(isAccepted) {
      const answered = waiting;
      waiting = [];
      notify();
      for (const answer of answered) answer(isAccepted);
    },
  };
}

/** The same calls; one that needs the second factor again asks for it and is repeated. */
export function withSecondFactor(api: Api, prompt: SecondFactorPrompt): Api {
  return {
    ...api,
    async call(name, input) {
      try {
        return await api.call(name, input);
      } catch (error) {
        if (!needsSecondFactor(error) || !(await prompt.ask())) throw error;
        return api.call(name, input);
      }
    },
  };
}

/** The contract's value: its type makes a difference an error, and importing it would load the schemas. */
const needed: typeof secondFactorNeeded = 'second-factor';

export function needsSecondFactor(error: unknown): boolean {
  return isApiError(error) && error.status === 403 && Object(error.data).code === needed;
}
