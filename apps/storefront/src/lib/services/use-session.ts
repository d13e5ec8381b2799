import type { User } from '@souk/contract/identity';
import { useAuth } from './services-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Who is here. `unknown` is the server, which knows nobody, and the first render over its HTML. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'shopper'; user: User | null };

export function useSession(): Session {
  const hydrated = useHydrated();
  const token = useAuth((state) => state.token);
  const user = useAuth((state) => state.user);
  if (!hydrated) return { status: 'unknown' };
  return token ? { status: 'shopper', user } : { status: 'visitor' };
}

/** Whether somebody is signed in; no on the server and in the first render over its HTML. For visitors that is the answer, and nothing is drawn anew. */
export function useIsShopper(): boolean {
  return useAuth((state) => Boolean(state.token));
}
