import { queryOptions, useQuery } from '@tanstack/react-query';
import { useI18n } from '../../lib/services/services-context.tsx';

/** The Date header tells whole seconds: on average half a second has passed since. */
const roundedOff = 500;

const clockQuery = (locale: string) =>
  queryOptions({
    queryKey: ['server-clock'],
    // No call of the contract tells the time; every answer's head does.
    queryFn: async ({ signal }) => {
      const asked = Date.now();
      const answer = await fetch('/api/flash-sales', {
        method: 'HEAD',
        cache: 'no-store',
        signal,
        headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': locale },
      });
      return clockOffset(answer.headers.get('date'), asked, Date.now());
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** How far the server's clock is ahead of this device's, in milliseconds: 0 until it is known. */
export function useClockOffset(wanted = true): number {
  const { locale } = useI18n();
  return useQuery({ ...clockQuery(locale), enabled: wanted }).data ?? 0;
}

/** A clock that differs by less than the answer's own inexactness is right. */
export function clockOffset(date: string | null, askedAt: number, answeredAt: number): number {
  const told = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(told)) return 0;
  const offset = told + roundedOff - (askedAt + answeredAt) / 2;
  return Math.abs(offset) <= roundedOff + (answeredAt - askedAt) / 2 ? 0 : Math.round(offset);
}
