import { useEffect } from 'react';
import type { AuthState } from '../stores/auth-store.ts';
import { useServices } from './services-context.tsx';

/** The store's word that a dialog is open, which is its owner's to decide. */
export function useModalFlag(name: 'addressModal' | 'orderCancelModal', open: boolean): void {
  const { auth } = useServices();
  useEffect(() => {
    const tell = (isOpen: boolean) => auth.setState({ [name]: isOpen } satisfies Partial<AuthState>);
    tell(open);
    return () => tell(false);
  }, [auth, name, open]);
}
