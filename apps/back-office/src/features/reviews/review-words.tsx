import type { ManagedReviewSort, ReviewLine, ReviewState } from '@souk/contract/back-office/reviews';
import type { ReportReason } from '@souk/contract/catalog/review-reports';
import { Badge } from '@souk/ui/badge.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { useI18n } from '../../lib/services.tsx';

export const reviewStateTexts = {
  shown: 'Visible',
  unanswered: 'Without a reply',
  reported: 'Reported',
  hidden: 'Hidden',
} as const satisfies Record<ReviewState, string>;

export const reviewSortTexts = {
  newest: 'Newest first',
  reported: 'Most reports first',
  lowest: 'Lowest rating first',
  highest: 'Highest rating first',
} as const satisfies Record<ManagedReviewSort, string>;

export const reportReasonTexts = {
  spam: 'Advertising or spam',
  offensive: 'Offensive',
  false: 'False or misleading',
  'personal-data': 'Personal data',
  other: 'Another reason',
} as const satisfies Record<ReportReason, string>;

/** The number of open reports; nothing without any. */
export function ReportsBadge({ count }: { count: number }) {
  const { plural } = useI18n();
  if (count === 0) return null;
  return <Badge tone="warn">{plural(count, '{count} report', '{count} reports')}</Badge>;
}

export function ReviewBadge({ review: { is_hidden, has_reply } }: { review: Pick<ReviewLine, 'is_hidden' | 'has_reply'> }) {
  const { t } = useI18n();
  if (is_hidden) return <Badge>{t('Hidden')}</Badge>;
  return has_reply ? <Badge tone="success">{t('Answered')}</Badge> : <Badge tone="primary">{t('Visible')}</Badge>;
}

export function Stars({ rating }: { rating: number }) {
  const { rating: format } = useI18n();
  return <RatingStars value={rating} figure={format(rating)} />;
}
