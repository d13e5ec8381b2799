import type { ManagedReview } from '@souk/contract/back-office/reviews';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';
import { ReviewBadge, Stars } from './review-words.tsx';

/** The stars, words and photos of the shopper. */
export function ReviewText({ review }: { review: ManagedReview }) {
  const { t } = useI18n();
  const { author, rating, description, language, created_at, pictures, hidden_reason } = review;
  return (
    <Panel title={t('Review')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={rating} />
        <bdi className="font-semibold">{author || t('A customer')}</bdi>
        <span className="text-ink-muted">
          <Moment at={created_at} />
        </span>
        <ReviewBadge review={review} />
      </p>
      <p dir="auto" lang={language === 'ir' ? 'fa' : language} className="whitespace-pre-line wrap-anywhere">
        {description || <span className="text-ink-muted">{t('Only stars, without words.')}</span>}
      </p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {pictures.map((src, index) => (
          <li key={src}>
            <a href={src} target="_blank" rel="noreferrer">
              <img
                src={src}
                alt={t('Photo {number} of this review', { number: index + 1 })}
                className="size-24 rounded-md border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {hidden_reason !== null && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-text wrap-anywhere">
          {t('Hidden from shoppers: {reason}', { reason: hidden_reason })}
        </p>
      )}
    </Panel>
  );
}
