import { type LiveEvent, listenByEvents } from '@souk/client/live/listen-by-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '../lib/services.tsx';
import { sellerPaths } from './paths.ts';

/** Several events within this time load the queries once. */
const gatherMilliseconds = 1000;

/** Loads the orders again when one of the shop changes, and leads to the sign-in when the session has ended. */
export function useSellerLive(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { locale } = useI18n();
  const handleSignedOut = useEffectEvent(() => {
    queryClient.removeQueries({ queryKey: ['me'] });
    void navigate(sellerPaths.signIn({ back: pathname + search }));
  });

  useEffect(() => {
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function refetch() {
      timer = undefined;
      for (const key of ['today', 'orders', 'order']) void queryClient.invalidateQueries({ queryKey: [key] });
    }
    function handleEvent({ name }: LiveEvent) {
      if (name === 'signed-out') return handleSignedOut();
      if (name === 'order' || name === 'missed') timer ??= setTimeout(refetch, gatherMilliseconds);
    }
    void listenByEvents({
      address: '/api/seller/events',
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
