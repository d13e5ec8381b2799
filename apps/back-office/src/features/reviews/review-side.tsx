import type { ManagedReview } from '@souk/contract/back-office/reviews';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { Fact, FactLink } from '../../lib/fact.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { HideDialog } from './hide-dialog.tsx';
import { type ReviewChange, useChangeReview } from './queries.ts';
import { Stars } from './review-words.tsx';

/** Hides a review with a reason, or shows it again. */
export function ReviewActions({ review }: { review: ManagedReview }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState(false);
  const showUndo = useUndoToast();
  const change = useChangeReview(review.id);
  const handleChange = (given: ReviewChange) =>
    change.mutate(given, {
      onSuccess: ({ entry_id }) => showUndo(given.kind === 'hide' ? t('Review hidden') : t('Review shown again'), entry_id),
      onError: (error) => toast.error(explainError(i18n, error)),
      onSettled: () => setAsking(false),
    });
  const { is_hidden, version } = review;
  return (
    <Panel title={t('Actions')}>
      {is_hidden ? (
        <Button
          size="sm"
          variant="secondary"
          busy={change.isPending}
          className="justify-self-start"
          onClick={() => handleChange({ kind: 'show', version })}
        >
          {t('Show again')}
        </Button>
      ) : (
        <Button size="sm" variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('Hide review')}
        </Button>
      )}
      <p className="text-sm text-ink-muted">{t('A hidden review does not count for the rating. Its author still sees it.')}</p>
      {asking && (
        <HideDialog
          title={t('Hide this review?')}
          busy={change.isPending}
          onClose={() => setAsking(false)}
          onHide={(reason) => handleChange({ kind: 'hide', reason, version })}
        />
      )}
    </Panel>
  );
}

/** The product that the review is about, and its author. */
export function ReviewFacts({ review }: { review: ManagedReview }) {
  const { t, plural } = useI18n();
  const { product, shop, product_rating, product_reviews, order_code, person_id } = review;
  return (
    <Panel title={t('About')}>
      <dl className="grid gap-3 text-sm">
        <Fact label={t('Product')}>
          <FactLink href={paths.product(product)} text={product.name} />
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
            {product_reviews > 0 && <Stars rating={product_rating} />}
            {plural(product_reviews, '{count} review', '{count} reviews')}
          </span>
        </Fact>
        <Fact label={t('Shop')}>
          <FactLink href={paths.shop(shop)} text={shop.name} />
        </Fact>
        {order_code && (
          <Fact label={t('Order')}>
            <FactLink href={paths.order({ code: order_code })} text={order_code} />
          </Fact>
        )}
        {person_id !== null && (
          <Fact label={t('Shopper')}>
            <FactLink href={paths.person({ id: person_id })} text={review.author} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
