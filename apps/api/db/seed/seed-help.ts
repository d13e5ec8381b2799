import { helpTopics } from './content/help.ts';
import { bySlug, idOf, type Market } from './market.ts';

/** What shoppers often ask, by topic. */
export async function seedHelp({ db }: Market): Promise<void> {
  const rows = helpTopics.map(({ slug, icon, title, text }, position) => ({
    slug,
    icon,
    title: JSON.stringify(title),
    text: JSON.stringify(text),
    position,
  }));
  const ids = bySlug(await db.insertInto('help_topics').values(rows).returning(['id', 'slug']).execute());
  const questions = helpTopics.flatMap((topic) =>
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
