import type { HelpTopic } from '@souk/contract/content';

/** Questions with their answers, for search engines. */
export function helpJsonLd(topics: readonly HelpTopic[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
