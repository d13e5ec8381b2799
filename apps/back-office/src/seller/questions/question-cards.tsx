import { fieldProblem } from '@souk/client/api/api-error.ts';
import type { ShopQuestion } from '@souk/contract/seller/questions';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type FormEvent, useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { appendReply, ReplyPicker } from '../../lib/replies/reply-picker.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { shopReplies } from '../messages/reply-calls.ts';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { sellerPaths } from '../paths.ts';
import { maxAnswerLength, useAnswerQuestion } from './queries.ts';

/** The public questions of shoppers, each with its answer or the form for one. */
export function QuestionCards({ questions }: { questions: readonly ShopQuestion[] }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('Questions')} className="grid grid-cols-1 gap-3">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionCard question={question} />
        </li>
      ))}
    </ul>
  );
}

function QuestionCard({ question: asked }: { question: ShopQuestion }) {
  const { t } = useI18n();
  const { product, question, answer, answered_by, hidden_reason, created_at } = asked;
  const [isEditing, setEditing] = useState(false);
  const isOpen = hidden_reason === null && (answer === null || isEditing);
  return (
    <article className="grid grid-cols-[3.5rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 gap-x-3 gap-y-3 rounded-lg border border-line bg-surface p-4 text-sm">
      <Thumbnail src={product.picture} />
      <div className="grid min-w-0 content-start gap-1">
        <a href={`/products/${product.id}/details`} className="w-fit max-w-full truncate text-xs text-accent underline">
          <bdi>{product.name}</bdi>
        </a>
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <bdi>{question}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
          <Moment at={created_at} />
          {hidden_reason !== null && <Badge tone="neutral">{t('Hidden')}</Badge>}
          {hidden_reason === null && answer === null && <Badge tone="warn">{t('Unanswered')}</Badge>}
          {answered_by === 'marketplace' && <Badge tone="primary">{t('Answered by the marketplace')}</Badge>}
        </p>
      </div>
      <div className="col-span-full grid grid-cols-1 gap-3">
        {hidden_reason !== null && <Note>{t('Hidden by the marketplace: {reason}', { reason: hidden_reason })}</Note>}
        {answer !== null && !isEditing && (
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{answer}</bdi>
          </p>
        )}
        {isOpen && <AnswerForm question={asked} onDone={() => setEditing(false)} />}
        {answer !== null && !isEditing && hidden_reason === null && (
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setEditing(true)}>
            {t('Change answer')}
          </Button>
        )}
      </div>
    </article>
  );
}

function AnswerForm({ question, onDone }: { question: ShopQuestion; onDone: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const send = useAnswerQuestion(question);
  const problem = fieldProblem(send.error, 'answer');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setEmpty(!answer.trim());
    if (!answer.trim() || send.isPending) return;
    send.mutate(answer, {
      onSuccess() {
        toast.success(t('The answer is on the page of the product'));
        onDone();
      },
    });
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-3">
      {send.isError && !problem && <Note tone="error">{explainError(i18n, send.error)}</Note>}
      <ReplyPicker
        calls={shopReplies}
        href={sellerPaths.savedReplies()}
        values={{ product: question.product.name }}
        onPick={(text) => setAnswer(appendReply(answer, text))}
        isOptional
      />
      <Field
        label={t('Your answer')}
        error={isEmpty ? t('Enter a few words') : problem}
        hint={t('Everybody reads it on the page of the product.')}
      >
        <Textarea rows={2} maxLength={maxAnswerLength} dir="auto" value={answer} onChange={({ target }) => setAnswer(target.value)} />
      </Field>
      <Button type="submit" size="sm" busy={send.isPending} className="justify-self-end">
        {t('Publish answer')}
      </Button>
    </form>
  );
}
