import type { User } from '@souk/contract/identity';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { clearSession } from '../stores/auth-store.ts';
import { emptyCart } from '../stores/cart-store.ts';
import type { Services } from './services.ts';
import { useAuth, useServices } from './services-context.tsx';

/** `unknown` on the server, which has no session, and in the first render during hydration. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'shopper'; user: User | null };

export function useSession(): Session {
  const hydrated = useHydrated();
  const token = useAuth((state) => state.token);
  const user = useAuth((state) => state.user);
  if (!hydrated) return { status: 'unknown' };
  return token ? { status: 'shopper', user } : { status: 'visitor' };
}

/**
 * Whether a shopper is signed in; false on the server and in the first render. Unlike `useSession` it causes no second
 * render for visitors.
 */
export function useIsShopper(): boolean {
  return useAuth((state) => Boolean(state.token));
}

const never = () => () => undefined;

/** False on the server and in the first render during hydration; personal content waits for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A link to a personal page that asks visitors to sign in first. */
export function useSignInLink(href: string): { href: string; onClick: (event: MouseEvent) => void } {
  const { whenSignedIn } = useServices();
  const isShopper = useIsShopper();
  const navigate = useNavigate();
  return {
    href,
    onClick(event) {
      if (isShopper) return;
      event.preventDefault();
      whenSignedIn(() => void navigate(href));
    },
  };
}

/** Removes everything personal from the page: after a logout or a lost session. */
export function endSession({ auth, cart, queryClient }: Services): void {
  auth.setState(clearSession);
  cart.setState(emptyCart);
  queryClient.removeQueries({ queryKey: personal });
}

/** Keys of personal queries start with this: `['me', 'orders', …]`. */
export const personal = ['me'] as const;
