import type { HelpQuestion, HelpTopic } from '@souk/contract/content';
import { htmlToText } from '../html-text.ts';

type FoundQuestion = HelpQuestion & { topic: string };

/** The questions that contain all words; those with the words in the question itself come first. */
export function findQuestions(topics: readonly HelpTopic[], search: string): FoundQuestion[] {
  const words = normalizeText(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const containsAll = (text: string) => words.every((word) => text.includes(word));
  return topics
    .flatMap((topic) => topic.questions.map((question) => ({ ...question, topic: topic.title })))
    .map((found) => {
      const question = normalizeText(found.question);
      const inQuestion = containsAll(question);
      return {
        found,
        rank: inQuestion ? 0 : 1,
        matches: inQuestion || containsAll(normalizeText(`${found.topic} ${found.question} ${htmlToText(found.answer)}`)),
      };
    })
    .filter(({ matches }) => matches)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}

/** Treats letters alike that people type for one another: without marks, in Arabic or Persian forms, in any case. */
function normalizeText(text: string): string {
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
