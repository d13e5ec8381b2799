import type { Message } from '../http/problem.ts';

/** What is wrong with a field of a form: too large, or anything else. */
export type FileProblem = { field: string; status: 413 | 422; text: Message };

const longestName = 80;

export function fileProblem(field: string, status: FileProblem['status'], text: string, more: Record<string, number> = {}): FileProblem {
  const name = field.slice(0, longestName);
  return { field: name, status, text: { text, with: { field: name.replaceAll('_', ' '), ...more } } };
}
