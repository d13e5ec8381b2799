import type { ManagedReview } from '@souk/contract/back-office/reviews';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useId, useState } from 'react';
import { Fact, FactLink } from '../../lib/fact.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { type ReviewChange, useChangeReview } from './queries.ts';

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
          busy={change.isPending}
          onClose={() => setAsking(false)}
          onHide={(reason) => handleChange({ kind: 'hide', reason, version })}
        />
      )}
    </Panel>
  );
}

type HideDialogProps = { busy: boolean; onClose: () => void; onHide: (reason: string) => void };

function HideDialog({ busy, onClose, onHide }: HideDialogProps) {
  const { t } = useI18n();
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onHide(reason);
    else setError(t('A reason is needed'));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Hide this review?')}
      footer={
        <div className="dialog-buttons">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            {t('Hide review')}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <Field label={t('Reason')} required error={error} hint={t('For operators: it is in the audit log.')}>
          <Textarea data-autofocus maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

/** The product that the review is about, and its author. */
export function ReviewFacts({ review }: { review: ManagedReview }) {
  const { t, plural, rating } = useI18n();
  const { product, shop, product_rating, product_reviews, order_code, person_id } = review;
  return (
    <Panel title={t('About')}>
      <dl className="grid gap-3 text-sm">
        <Fact label={t('Product')}>
          <FactLink href={paths.product(product)} text={product.name} />
          <span className="block text-xs text-ink-muted">
            {product_reviews > 0 && `${rating(product_rating)} · `}
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
