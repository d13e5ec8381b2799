import type { HelpTopic } from '@souk/contract/content';
import { CircleQuestionMark, CreditCard, Package, ShoppingBag, Store, Undo2, User } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { HelpQuestion } from './help-question.tsx';

type HelpTopicsProps = {
  topics: readonly HelpTopic[];
  /** The slug of the question that the address names. */
  opened: string;
};

/** Links to the topics, and the questions of each topic. */
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
            <h2 id={topicId(topic)} className="scroll-mt-28 text-xl lg:sticky lg:top-(--sticky-top) lg:self-start lg:pt-3">
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

const icons = new Map([
  ['bag', ShoppingBag],
  ['parcel', Package],
  ['card', CreditCard],
  ['return', Undo2],
  ['person', User],
  ['shop', Store],
]);

/** The icon of a topic; a question mark if its name is unknown. */
function TopicIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? CircleQuestionMark;
  return (
    <span aria-hidden="true" className="arch grid h-14 w-11 shrink-0 place-items-center bg-primary-soft pt-2 text-on-primary-soft">
      <Icon className="size-5" />
    </span>
  );
}
