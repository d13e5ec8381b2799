import type { FlashSale } from '@souk/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../lib/services/services-context.tsx';
import { useHydrated } from '../../../lib/services/session.ts';
import { catalogQueries } from '../queries.ts';

export type SalePhase = 'coming' | 'running' | 'over';
type SaleTimes = Pick<FlashSale, 'starts_at' | 'ends_at'>;

/** The phase at a moment of the server's clock: a sale runs from its start until just before its end. */
export function salePhase({ starts_at, ends_at }: SaleTimes, now: number): SalePhase {
  if (now >= Date.parse(ends_at)) return 'over';
  return now >= Date.parse(starts_at) ? 'running' : 'coming';
}

/** When the phase changes next; null once the sale is over. */
export function nextPhaseChange(sale: SaleTimes, now: number): number | null {
  switch (salePhase(sale, now)) {
    case 'coming':
      return Date.parse(sale.starts_at);
    case 'running':
      return Date.parse(sale.ends_at);
    case 'over':
      return null;
  }
}

/** `setTimeout` cannot wait longer than 24 days. */
const maxTimerMs = 86_400_000;
/** The clock offset is accurate to about half a second; after this delay the server certainly sends its new prices. */
const settleMs = 1500;

type SaleClock = {
  phase: SalePhase;
  /** Props of a countdown on the server's clock. */
  countdown: { startsAt: number; offsetMs: number };
};

/** The sale's current phase; `onPhaseChange` is called when the sale starts or ends while it is on screen. */
export function useSalePhase({ starts_at, ends_at }: FlashSale, answeredAt: number, onPhaseChange: () => void): SaleClock {
  const offsetMs = useClockOffset();
  const [now, setNow] = useState(answeredAt + offsetMs);
  const callback = useRef(onPhaseChange);
  useEffect(() => {
    callback.current = onPhaseChange;
  });
  const phase = salePhase({ starts_at, ends_at }, now);
  const lastPhase = useRef(phase);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      const at = Date.now() + offsetMs;
      setNow(at);
      const current = salePhase({ starts_at, ends_at }, at);
      if (current !== lastPhase.current) setTimeout(() => callback.current(), settleMs);
      lastPhase.current = current;
      const change = nextPhaseChange({ starts_at, ends_at }, at);
      if (change !== null) timer = setTimeout(update, Math.min(change - at, maxTimerMs));
    }
    update();
    return () => clearTimeout(timer);
  }, [starts_at, ends_at, offsetMs]);
  return { phase, countdown: { startsAt: now, offsetMs } };
}

/** How far the server's clock is ahead of this device's, in milliseconds: 0 until known. */
export function useClockOffset(): number {
  const { api, serverClock } = useServices();
  const hydrated = useHydrated();
  const { offset, hasReading } = useStore(serverClock);
  // A page from the service worker's cache has no current time, so this requests the sales for their Date header.
  useQuery({ ...catalogQueries.flashSales(api), enabled: hydrated && !hasReading, retry: false });
  return offset;
}
