import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useServices } from '../../../lib/services/services-context.tsx';
import { useSession } from '../../../lib/services/use-session.ts';
import { noteView } from '../../../lib/stores/visitor-store.ts';

/** The key of the address that a visit starts with. */
const firstKey = 'default';

/** Remembers that this product was looked at. A component, so that hearing who is here draws nothing but this anew. */
export function ViewNote({ id }: { id: number }): null {
  const { visitor } = useServices();
  const { status } = useSession();
  const isFirst = useLocation().key === firstKey;
  useEffect(() => {
    // The call that brings a product tells the server who looks at it. Only a page that came ready from the server was brought for nobody.
    if (status === 'visitor' || (status === 'shopper' && isFirst)) visitor.setState((state) => noteView(state, id));
  }, [status, isFirst, id, visitor]);
  return null;
}
