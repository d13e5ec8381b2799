import type { HelpTopic } from '@souk/contract/content';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { HelpQuestion } from './help-question.tsx';
import { TopicIcon } from './topic-icon.tsx';

type HelpTopicsProps = { topics: readonly HelpTopic[] /** The question that the address names. */; opened: string };

/** What there is to ask about, and all the questions below. */
export function HelpTopics({ topics, opened }: HelpTopicsProps) {
  const { t } = useI18n();
  return (
    <>
      <nav aria-label={t('Topics')}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
          {topics.map((topic) => (
            <li key={topic.id}>
              <a
                href={`#${topicId(topic)}`}
                className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float"
              >
                <TopicIcon name={topic.icon} />
                <span>
                  <span className="block font-semibold">{topic.title}</span>
                  <span className="block text-sm text-ink-muted">{topic.text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-10">
        {topics.map((topic) => (
          <section key={topic.id} aria-labelledby={topicId(topic)} className="grid gap-x-12 gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <h2 id={topicId(topic)} className="scroll-mt-28 text-xl lg:sticky lg:top-8 lg:self-start lg:pt-3">
              {topic.title}
            </h2>
            <div className="border-t border-line">
              {topic.questions.map((question) => (
                <HelpQuestion key={question.id} question={question} open={question.slug === opened} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function topicId({ slug }: HelpTopic): string {
  return `topic-${slug}`;
}
