import { type LiveEvent, listenByEvents } from '@souk/client/live/listen-by-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '../services.tsx';
import { isLeavingPanel } from './leave-panel.ts';

type LiveEvents = {
  /** The address of the stream: `/api/admin/events`. */
  address: string;
  /** The first part of the keys of the queries that an event changes. */
  queriesOf: (event: string) => readonly string[];
  signIn: (options: { back: string }) => string;
};

/** Several events within this time load the queries once. */
const gatherMilliseconds = 1000;

/** Loads what changed on the server again, and leads to the sign-in when the session has ended. */
export function useLiveEvents({ address, queriesOf, signIn }: LiveEvents): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { locale } = useI18n();
  const handleSignedOut = useEffectEvent(() => {
    if (isLeavingPanel()) return;
    queryClient.removeQueries({ queryKey: ['me'] });
    void navigate(signIn({ back: pathname + search }));
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
      for (const key of queriesOf(name)) changed.add(key);
      if (changed.size > 0) timer ??= setTimeout(refetch, gatherMilliseconds);
    }
    void listenByEvents({ address, token: () => null, locale: () => locale, signal: stopping.signal, onEvent: handleEvent });
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [address, queriesOf, queryClient, locale]);
}
