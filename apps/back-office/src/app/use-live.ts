import { type LiveEvent, listenByEvents } from '@souk/client/live/listen-by-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useI18n } from '../lib/services.tsx';

/** The queries that show what a kind of event changes. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  order: ['orders', 'order', 'numbers'],
  ticket: ['tickets', 'ticket'],
  return: ['returns', 'return', 'order'],
  application: ['shops', 'applications'],
  contact: ['contact-messages'],
  'refund-failed': ['orders', 'order'],
};
/** Several events within this time load the queries once. */
const gatherMilliseconds = 1000;

/** Loads what changed on the server again, and leads to the sign-in when the session has ended. */
export function useLive(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { locale } = useI18n();
  const handleSignedOut = useEffectEvent(() => {
    queryClient.removeQueries({ queryKey: ['me'] });
    void navigate(paths.signIn({ back: pathname + search }));
  });

  useEffect(() => {
    const stopping = new AbortController();
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refetch() {
      timer = undefined;
      for (const key of changed) void queryClient.invalidateQueries({ queryKey: [key] });
      changed.clear();
    }
    function handleEvent({ name }: LiveEvent) {
      if (name === 'signed-out') return handleSignedOut();
      // The first `ready` comes while everything is being loaded; queries that are fresh stay as they are.
      const kinds = name === 'missed' ? Object.values(queriesOf).flat() : (queriesOf[name] ?? []);
      for (const key of ['home', 'notifications', ...kinds]) changed.add(key);
      timer ??= setTimeout(refetch, gatherMilliseconds);
    }
    void listenByEvents({
      address: '/api/admin/events',
      token: () => null,
      locale: () => locale,
      signal: stopping.signal,
      onEvent: handleEvent,
    });
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [queryClient, locale]);
}
