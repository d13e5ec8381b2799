import { useQuery } from '@tanstack/react-query';
import { FilterBar, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { useServices } from '../../../lib/services.tsx';
import { shopQuestionsQuery } from '../../questions/queries.ts';
import { QuestionCards } from '../../questions/question-cards.tsx';

const tabTexts = { unanswered: 'Unanswered', answered: 'Answered', hidden: 'Hidden' } as const;

/** The public questions about the products of the shop, unanswered ones first. */
export function QuestionsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(tabTexts)), search: string('search') }));
  const { status: state, search } = list.filters;
  const questions = useQuery(shopQuestionsQuery(api, { state, search, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Questions')}
      hasViews={false}
      list={list}
      query={questions}
      filters={
        <>
          <StatusTabs texts={tabTexts} counts={questions.data?.counts} value={state} href={list.href} />
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
        noneHint: t('A question of a shopper appears on the page of the product once you have answered it.'),
        noMatch: t('No questions match these filters'),
      }}
    >
      {(data) => <QuestionCards questions={data.questions} />}
    </ListPage>
  );
}
