import type { FlashSale } from '@souk/contract/catalog';
import { useEffect, useRef, useState } from 'react';
import { useClockOffset } from '../use-clock-offset.ts';
import { nextTurn, type SalePhase, salePhase } from './sale-phase.ts';

/** A timer cannot wait longer than 24 days. */
const longestWait = 86_400_000;
/** The clock is known to half a second and some: by then the server has turned too, and answers with its new prices. */
const settleMs = 1500;

type SaleClock = {
  phase: SalePhase;
  /** What a countdown needs to agree with the server. */
  countdown: { startsAt: number; offsetMs: number };
};

/** Where a sale stands now, on the server's clock; `onTurn` once it has begun or ended while it is looked at. */
export function useSalePhase({ starts_at, ends_at }: FlashSale, answeredAt: number, onTurn: () => void): SaleClock {
  const offsetMs = useClockOffset();
  const [now, setNow] = useState(answeredAt + offsetMs);
  const turned = useRef(onTurn);
  useEffect(() => {
    turned.current = onTurn;
  });
  const phase = salePhase({ starts_at, ends_at }, now);
  const shown = useRef(phase);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const at = Date.now() + offsetMs;
      setNow(at);
      const standing = salePhase({ starts_at, ends_at }, at);
      if (standing !== shown.current) setTimeout(() => turned.current(), settleMs);
      shown.current = standing;
      const turn = nextTurn({ starts_at, ends_at }, at);
      if (turn !== null) timer = setTimeout(look, Math.min(turn - at, longestWait));
    }
    look();
    return () => clearTimeout(timer);
  }, [starts_at, ends_at, offsetMs]);
  return { phase, countdown: { startsAt: now, offsetMs } };
}
