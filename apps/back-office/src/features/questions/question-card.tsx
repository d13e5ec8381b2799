import type { ManagedQuestion } from '@souk/contract/back-office/questions';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { type QuestionChange, useChangeQuestion } from './queries.ts';
import { TextForm } from './text-form.tsx';

type QuestionCardProps = { question: ManagedQuestion; mayWrite: boolean };

/** A public question with its answer: answered for the marketplace, hidden with a reason, or shown again. */
export function QuestionCard({ question: asked, mayWrite }: QuestionCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { product, shop, question, answer, answered_by, hidden_reason, created_at, version, person_id } = asked;
  const [open, setOpen] = useState<'answer' | 'hide'>();
  const showUndo = useUndoToast();
  const change = useChangeQuestion(asked.id);
  const run = (given: QuestionChange, done: string) =>
    change.mutate(given, {
      onSuccess({ entry_id }) {
        showUndo(done, entry_id);
        setOpen(undefined);
      },
    });
  return (
    <article className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 text-sm sm:p-5">
      <header className="grid grid-cols-1 gap-1">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <bdi>{question}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
          <Link href={paths.product(product)} className="text-accent underline">
            <bdi>{product.name}</bdi>
          </Link>
          <bdi>{shop.name}</bdi>
          {person_id !== null && (
            <Link href={paths.person({ id: person_id })} className="text-accent underline">
              {t('Shopper')}
            </Link>
          )}
          <Moment at={created_at} />
          {hidden_reason !== null && <Badge tone="sale_soft">{t('Hidden')}</Badge>}
          {hidden_reason === null && answer === null && <Badge tone="warn">{t('Unanswered')}</Badge>}
        </p>
      </header>
      {hidden_reason !== null && <Note>{t('Reason: {reason}', { reason: hidden_reason })}</Note>}
      {answer !== null && (
        <p className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
          <span className="block text-xs text-ink-muted">
            {answered_by === 'shop' ? t('Answer of the shop') : t('Answer of the marketplace')}
          </span>
          <bdi>{answer}</bdi>
        </p>
      )}
      {change.isError && <Note tone="error">{explainError(i18n, change.error)}</Note>}
      {mayWrite && open === undefined && (
        <div className="flex flex-wrap gap-2">
          {hidden_reason === null ? (
            <>
              <Button size="sm" variant="secondary" onClick={() => setOpen('answer')}>
                {answer === null ? t('Answer') : t('Change answer')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setOpen('hide')}>
                {t('Hide question')}
              </Button>
            </>
          ) : (
            <Button
              size="sm"
              variant="secondary"
              busy={change.isPending}
              onClick={() => run({ kind: 'show', version }, t('Question shown again'))}
            >
              {t('Show again')}
            </Button>
          )}
        </div>
      )}
      {open === 'answer' && (
        <TextForm
          field={{ label: t('Your answer'), hint: t('Everybody reads it on the page of the product.'), max: 1000, value: answer ?? '' }}
          action={{ label: t('Publish answer'), busy: change.isPending }}
          onClose={() => setOpen(undefined)}
          onSend={(text) => run({ kind: 'answer', version, answer: text }, t('Question answered'))}
        />
      )}
      {open === 'hide' && (
        <TextForm
          field={{ label: t('Reason'), hint: t('The shop reads it.'), max: 300, value: '' }}
          action={{ label: t('Hide question'), busy: change.isPending }}
          onClose={() => setOpen(undefined)}
          onSend={(text) => run({ kind: 'hide', version, reason: text }, t('Question hidden'))}
        />
      )}
    </article>
  );
}
