import { demoContent } from '../../../../demo/read-content.ts';
import { bySlug, idOf, type Market } from './market.ts';

const { help_topics } = demoContent;

/** What shoppers often ask, by topic. */
export async function seedHelp({ db }: Market): Promise<void> {
  const rows = help_topics.map(({ slug, icon, title, text }, position) => ({
    slug,
    icon,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    position,
  }));
  const ids = bySlug(await db.insertInto('help_topics').values(rows).returning(['id', 'slug']).execute());
  const questions = help_topics.flatMap((topic) =>
    topic.questions.map(({ slug, question, answer }, position) => ({
      topic_id: idOf(ids, topic.slug),
      slug,
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      position,
    })),
  );
  await db.insertInto('help_questions').values(questions).execute();
}
