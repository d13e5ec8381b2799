import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useServices } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/use-hydrated.ts';
import { catalogQueries } from './queries.ts';

/** How far the server's clock is ahead of this device's, in milliseconds: 0 until it is known. */
export function useClockOffset(wanted = true): number {
  const { api, serverClock } = useServices();
  const hydrated = useHydrated();
  const { offset, heard } = useStore(serverClock);
  // A page that came out of the browser's own store tells no time. Then the sales are asked for, whose answer has a date.
  useQuery({ ...catalogQueries.flashSales(api), enabled: wanted && hydrated && !heard, retry: false });
  return offset;
}
