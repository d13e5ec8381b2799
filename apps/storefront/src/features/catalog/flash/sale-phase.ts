import type { FlashSale } from '@souk/contract/catalog';

export type SalePhase = 'coming' | 'running' | 'over';
type SaleTimes = Pick<FlashSale, 'starts_at' | 'ends_at'>;

/** Where a sale stands at a moment of the server's clock: it runs from its start until just before its end. */
export function salePhase({ starts_at, ends_at }: SaleTimes, now: number): SalePhase {
  if (now >= Date.parse(ends_at)) return 'over';
  return now >= Date.parse(starts_at) ? 'running' : 'coming';
}

/** When that changes next; null once it is over. */
export function nextTurn(sale: SaleTimes, now: number): number | null {
  switch (salePhase(sale, now)) {
    case 'coming':
      return Date.parse(sale.starts_at);
    case 'running':
      return Date.parse(sale.ends_at);
    case 'over':
      return null;
  }
}
