import type { ProductQuestion } from '@souk/contract/conversations/questions';

/** The page of one question, as search engines ask for it. */
export function questionJsonLd(
  { question, answer, answered_at, created_at }: ProductQuestion,
  { url, author }: { url: string; author: string },
) {
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question,
      text: question,
      answerCount: 1,
      datePublished: created_at,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer,
        datePublished: answered_at,
        url,
        upvoteCount: 0,
        author: { '@type': 'Organization', name: author },
      },
    },
  };
}
