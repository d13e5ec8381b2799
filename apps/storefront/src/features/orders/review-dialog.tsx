import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { StarInput } from '@souk/ui/forms/star-input.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { pictureSource, productSource } from '../../lib/picture-source.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { maxReviewLength, type ReviewValues, reviewPhotoLimits, reviewValues } from './model/review-values.ts';
import { useSendReview } from './mutations.ts';

const ratingTexts = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

type ReviewDialogProps = { open: boolean; order: Order; line: Order['products'][number]; onClose: () => void; onReviewed: () => void };

/** The dialog stays mounted, so reopening it restores an unsent review. */
export function ReviewDialog({ open, order, line, onClose, onReviewed }: ReviewDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  const review = useReviewForm(order, line, () => {
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

function ReviewForm({ id, review }: { id: string; review: ReturnType<typeof useReviewForm> }) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const { values, change, problems, setProblems } = review;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (review.isSending || review.submit()) return;
    // The fields are marked as invalid with the next render.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={handleSubmit} className="grid gap-5">
      {review.failure && <Note tone="error">{review.failure}</Note>}
      <StarInput
        label={t('How was it?')}
        words={ratingTexts.map((text) => t(text))}
        value={values.rating}
        onChange={(rating) => {
          change({ rating });
          setProblems({ ...problems, rating: undefined });
        }}
        error={problems.rating}
      />
      <Field label={t('Your review')} hint={t('Visible to everyone with your first name.')} error={problems.description} required>
        <Textarea
          dir="auto"
          maxLength={maxReviewLength}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field label={t('Photos (optional)')} hint={t('Up to five images: JPEG, PNG or WebP.')} error={problems.photos}>
        <FileListField
          value={values.photos}
          onChange={(photos) => change({ photos })}
          onProblem={(photos) => setProblems({ ...problems, photos })}
          limits={reviewPhotoLimits}
          stored={values.retained.map((photo) => ({ id: photo.id, src: pictureSource(photo.picture).src }))}
          onRemoveStored={(dropped) => change({ retained: values.retained.filter((photo) => photo.id !== dropped) })}
          disabled={review.isSending}
        />
      </Field>
    </form>
  );
}

type Line = Order['products'][number];
type ReviewProblems = { rating?: string | undefined; description?: string | undefined; photos?: string | undefined };

function useReviewForm(order: Order, line: Line, onDone: () => void) {
  const i18n = useI18n();
  const { t } = i18n;
  const [values, setValues] = useState(() => reviewValues(line.review));
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [sent, setSent] = useState(0);
  const { send, isSending, error, reset } = useSendReview({
    order,
    line,
    onProgress: setSent,
    onSent(review) {
      setValues(reviewValues(review));
      onDone();
    },
    onError: (failed) => setProblems(fieldErrors(failed)),
  });
  function change(part: Partial<ReviewValues>) {
    setValues((before) => ({ ...before, ...part }));
  }
  function submit() {
    const found = {
      rating: values.rating === 0 ? t('Choose a star rating') : undefined,
      description: values.description.trim() === '' ? t('Enter a few words') : undefined,
    };
    reset();
    setProblems(found);
    if (found.rating || found.description) return false;
    send(values);
    return true;
  }
  const isNamed = Object.values(fieldErrors(error)).some(Boolean);
  const failure = error && !isNamed ? failureText(i18n, error) : undefined;
  return { values, change, problems, setProblems, submit, isSending, sent, failure };
}

function fieldErrors(error: unknown): ReviewProblems {
  return {
    rating: fieldProblem(error, 'rating'),
    description: fieldProblem(error, 'description'),
    photos: fieldProblem(error, 'photos'),
  };
}
