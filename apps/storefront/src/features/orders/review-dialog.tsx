import { type FormEvent, useId, useRef } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { pictureSource, productSource } from '../../lib/picture-source.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FileListField } from '../../ui/file-list-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StarInput } from '../../ui/star-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { longestReview, photoLimits } from './model/review-values.ts';
import { useReview } from './use-review.ts';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

type ReviewDialogProps = { open: boolean; order: Order; line: Order['products'][number]; onClose: () => void; onReviewed: () => void };

/** What a shopper thinks of something that was delivered: stars, words, photos. What was written is still there when it is opened again. */
export function ReviewDialog({ open, order, line, onClose, onReviewed }: ReviewDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  const review = useReview(order, line, () => {
    onClose();
    onReviewed();
  });
  const footer = (
    <div className="grid gap-3">
      {review.isSending && review.values.photos.length > 0 && (
        <Progress value={Math.round(review.sent * 100)} max={100} label={t('Sending')} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" form={formId} busy={review.isSending}>
          {line.review ? t('Save review') : t('Send review')}
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} size="md" title={line.review ? t('Edit your review') : t('Write a review')} footer={footer}>
      <div className="mb-5 flex items-center gap-3.5">
        <Thumb source={productSource(line)} className="size-14" />
        <p className="line-clamp-2 text-sm font-semibold">{line.name}</p>
      </div>
      <ReviewForm id={formId} review={review} />
    </Dialog>
  );
}

function ReviewForm({ id, review }: { id: string; review: ReturnType<typeof useReview> }) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, problems, setProblems } = review;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (review.isSending || review.submit()) return;
    // Once the marks are drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={handleSubmit} className="grid gap-5">
      {review.failure && <Note tone="error">{review.failure}</Note>}
      <StarInput
        label={t('How was it?')}
        words={words.map((word) => t(word))}
        value={values.rating}
        onChange={(rating) => {
          change({ rating });
          setProblems({ ...problems, rating: undefined });
        }}
        error={problems.rating}
      />
      <Field label={t('Your review')} hint={t('Everyone can read it, with your first name.')} error={problems.description} required>
        <Textarea
          dir="auto"
          maxLength={longestReview}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field label={t('Photos (optional)')} hint={t('Up to five pictures: JPEG, PNG or WebP.')} error={problems.photos}>
        <FileListField
          value={values.photos}
          onChange={(photos) => change({ photos })}
          onProblem={(photos) => setProblems({ ...problems, photos })}
          limits={photoLimits}
          kept={values.kept.map((photo) => ({ id: photo.id, src: pictureSource(photo.picture).src }))}
          onDropKept={(dropped) => change({ kept: values.kept.filter((photo) => photo.id !== dropped) })}
          disabled={review.isSending}
        />
      </Field>
    </form>
  );
}
