import { useEffect } from 'react';
import type { AuthState } from '../stores/auth-store.ts';
import { useServices } from './services-context.tsx';

/** Mirrors a dialog's open state into the store, as the specification asks. */
export function useModalFlag(name: 'addressModal' | 'orderCancelModal', open: boolean): void {
  const { auth } = useServices();
  useEffect(() => {
    const setFlag = (isOpen: boolean) => auth.setState({ [name]: isOpen } satisfies Partial<AuthState>);
    setFlag(open);
    return () => setFlag(false);
  }, [auth, name, open]);
}
