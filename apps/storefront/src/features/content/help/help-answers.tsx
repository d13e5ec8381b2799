import type { HelpTopic } from '@souk/contract/content';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { findQuestions } from '../model/help-search.ts';
import { HelpQuestion } from './help-question.tsx';

/** The questions that bear what was typed. */
export function HelpAnswers({ topics, search }: { topics: readonly HelpTopic[]; search: string }) {
  const { t, plural } = useI18n();
  const found = findQuestions(topics, search);
  return (
    <section aria-label={t('Answers')} className="mx-auto w-full max-w-3xl">
      <p role="status" className="mb-2 text-sm text-ink-muted">
        {plural(found.length, '{count} answer', '{count} answers')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          compact
          drawing="lens"
          title={t('No answer for “{search}” yet', { search: search.trim() })}
          text={t('Try another word, or ask us: a person answers.')}
          action={{ label: t('Write to us'), href: paths.contactUs() }}
        />
      ) : (
        <div className="border-t border-line">
          {found.map((question) => (
            <HelpQuestion key={question.id} question={question} topic={question.topic} open={found.length === 1} />
          ))}
        </div>
      )}
    </section>
  );
}
