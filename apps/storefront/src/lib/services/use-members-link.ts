import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from './services-context.tsx';
import { useIsShopper } from './use-session.ts';

/** A page for whoever is signed in; the login dialog first, and then that page, for everybody else. */
export function useMembersLink(href: string): { href: string; onClick: (event: MouseEvent) => void } {
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
