import type { ProductQuestion } from '@souk/contract/conversations/questions';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { SectionHeader } from '@souk/ui/layout/section.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useSignInLink } from '../../lib/services/session.ts';
import { allQuestions, questionsQueries, shownQuestions } from './queries.ts';

export function QuestionList({ productId }: { productId: number }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(shownQuestions);
  const { data, isFetching } = useQuery(questionsQueries.ofProduct(useApi(), productId, shown));
  const askLink = useSignInLink(paths.newConversation({ product: productId, public: true }));
  if (!data) return null;
  const isCut = data.total > data.questions.length && shown === shownQuestions;
  return (
    <section aria-labelledby="questions-title" id="questions" className="mt-8 scroll-mt-24 lg:mt-10">
      <SectionHeader id="questions-title" title={t('Questions and answers')} />
      <ul className="divide-y divide-line">
        {data.questions.map((question) => (
          <li key={question.id} className="py-4 first:pt-0">
            <Link href={paths.question({ product: productId, id: question.id })} className="font-semibold wrap-anywhere hover:underline">
              <bdi>{question.question}</bdi>
            </Link>
            <QuestionAnswer question={question} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {isCut && (
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => setShown(allQuestions)}>
            {t('Show all')}
          </Button>
        )}
        <ButtonLink variant="text" size="sm" {...askLink}>
          {t('Ask a question')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The answer, who gave it, and when. */
export function QuestionAnswer({ question: { answer, answered_by, answered_at } }: { question: ProductQuestion }) {
  const { t, date } = useI18n();
  return (
    <>
      <p className="mt-1.5 wrap-anywhere whitespace-pre-line">
        <bdi>{answer}</bdi>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 text-xs text-ink-muted">
        <span>{answered_by === null ? t('Answer of our team') : t('Answer of {name}', { name: answered_by })}</span>
        <time dateTime={answered_at}>{date(answered_at)}</time>
      </p>
    </>
  );
}
