import type { HelpQuestion, HelpTopic } from '@souk/contract/content';
import { htmlWords } from './html-words.ts';

export type FoundQuestion = HelpQuestion & { topic: string };

/** The questions that bear all the words, wherever they stand; those that bear them in the question come first. */
export function findQuestions(topics: readonly HelpTopic[], search: string): FoundQuestion[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const bears = (text: string) => words.every((word) => text.includes(word));
  return topics
    .flatMap((topic) => topic.questions.map((question) => ({ ...question, topic: topic.title })))
    .map((found) => {
      const question = foldText(found.question);
      const isAsked = bears(question);
      return {
        found,
        rank: isAsked ? 0 : 1,
        fits: isAsked || bears(foldText(`${found.topic} ${found.question} ${htmlWords(found.answer)}`)),
      };
    })
    .filter(({ fits }) => fits)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}

/** Letters that people write for one another: with or without marks, Arabic or Persian forms, capitals. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replaceAll(/[ىي]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
