import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from './services-context.tsx';
import { useSession } from './use-session.ts';

/** A page for whoever is signed in; the login dialog first, and then that page, for everybody else. */
export function useMembersLink(href: string): { href: string; onClick: (event: MouseEvent) => void } {
  const { whenSignedIn } = useServices();
  const { status } = useSession();
  const navigate = useNavigate();
  return {
    href,
    onClick(event) {
      if (status === 'shopper') return;
      event.preventDefault();
      whenSignedIn(() => void navigate(href));
    },
  };
}
