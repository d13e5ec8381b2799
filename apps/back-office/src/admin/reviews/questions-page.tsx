import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/session.ts';
import { NounHistory } from '../../features/audit/subject-history.tsx';
import { questionsQuery } from '../../features/questions/queries.ts';
import { QuestionCard } from '../../features/questions/question-card.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { StatusTabs } from '../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../lib/list/use-list-filters.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';

const stateTexts = { unanswered: 'Unanswered', answered: 'Answered', hidden: 'Hidden' } as const;

/** The public questions about products, unanswered ones first. */
export function QuestionsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('reviews:write');
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(stateTexts)), search: string('search') }));
  const { status: state, search } = list.filters;
  const questions = useQuery(questionsQuery(api, { state, search, page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <BackLink href={paths.reviews()} label={t('Reviews')} />
      <ListPage
        title={t('Questions about products')}
        list={list}
        query={questions}
        filters={
          <>
            <StatusTabs texts={stateTexts} counts={questions.data?.counts} value={state} href={list.href} />
            <FilterBar>
              <SearchField
                label={t('Search questions')}
                placeholder={t('Question, answer or product')}
                value={search}
                onSearch={(words) => list.change({ search: words })}
              />
            </FilterBar>
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} question', '{count} questions'),
          failed: t('The questions could not be loaded'),
          none: t('No questions yet'),
          noneHint: t('Shoppers ask on the pages of products; shops answer in their panel.'),
          noMatch: t('No questions match these filters'),
        }}
      >
        {(data) => (
          <ul className="grid grid-cols-1 gap-3">
            {data.questions.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} mayWrite={mayWrite} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
      {questions.data && <NounHistory noun="question" />}
    </>
  );
}
