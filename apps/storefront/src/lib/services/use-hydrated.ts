import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render over its HTML; what is personal waits for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
