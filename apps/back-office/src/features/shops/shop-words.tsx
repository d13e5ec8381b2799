import type { ApplicationState, ShopSort, shopStates } from '@souk/contract/back-office/shops';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { Star, Store } from 'lucide-react';
import { useI18n } from '../../lib/services.tsx';

export const shopStateTexts = { open: 'Open', closed: 'Closed' } as const satisfies Record<(typeof shopStates)[number], string>;

export const shopSortTexts = {
  newest: 'Newest first',
  name: 'Name',
  top_rated: 'Best rated first',
  most_products: 'Most products first',
} as const satisfies Record<ShopSort, string>;

export const applicationTexts = {
  pending: 'Waiting for an answer',
  accepted: 'Approved',
  refused: 'Declined',
} as const satisfies Record<ApplicationState, string>;

const tones = { pending: 'warn', accepted: 'success', refused: 'neutral' } satisfies Record<ApplicationState, BadgeTone>;

export function ApplicationBadge({ status }: { status: ApplicationState }) {
  return <Badge tone={tones[status]}>{useI18n().t(applicationTexts[status])}</Badge>;
}

export function ShopBadge({ isOpen }: { isOpen: boolean }) {
  const { t } = useI18n();
  return <Badge tone={isOpen ? 'success' : 'neutral'}>{t(shopStateTexts[isOpen ? 'open' : 'closed'])}</Badge>;
}

export function Logo({ src }: { src: string | null }) {
  const shape = 'size-10 shrink-0 rounded-full border border-line bg-tint';
  if (src) return <img src={src} alt="" loading="lazy" className={`${shape} object-cover`} />;
  return (
    <span aria-hidden="true" className={`${shape} grid place-items-center text-ink-muted`}>
      <Store className="size-5" />
    </span>
  );
}

/** Stars with the number of reviews; a dash without any. */
export function ShopRating({ rating, count }: { rating: number; count: number }) {
  const { rating: format, number, t } = useI18n();
  if (count === 0) return <span className="text-ink-muted">–</span>;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Star aria-hidden="true" className="size-3.5 fill-current text-star" />
      <span className="sr-only">{t('Rating')}</span>
      {format(rating)} <span className="text-ink-muted">({number(count)})</span>
    </span>
  );
}
