import type { Endpoint } from '@souk/contract/endpoint';
import type { AnyAnswer, Handling } from './handling.ts';

/** The body of the answer, as JSON text. */
export function present({ endpoint, request, parts }: Handling, answer: AnyAnswer, locale: string): string {
  if ('file' in answer) throw new Error(`${request.method} ${request.url} is declared to answer JSON, not a file`);
  const name = `${request.method} ${request.url}`;
  if ('json' in answer) {
    if (parts.validateAnswers) checkAnswer(endpoint, JSON.parse(answer.json), name);
    return `{"data":${answer.json}}`;
  }
  const { data } = answer;
  if (parts.validateAnswers) checkAnswer(endpoint, data, name);
  const message = typeof answer.message === 'string' ? { text: answer.message } : answer.message;
  return JSON.stringify(message ? { message: parts.translate(locale, message), data } : { data });
}

/** An answer that breaks the contract, or has more in it, is our bug, not the caller's: it must not become a 422. */
function checkAnswer(endpoint: Endpoint, data: unknown, name: string): void {
  const result = endpoint.answer.safeParse(data);
  if (!result.success) throw new Error(`The answer of ${name} breaks the contract: ${result.error.message}`);
  const [sent, declared] = [JSON.stringify(sorted(data)), JSON.stringify(sorted(result.data))];
  const place = [...sent].findIndex((letter, index) => letter !== declared[index]);
  if (sent !== declared)
    throw new Error(`The answer of ${name} has more than the contract declares: ${sent.slice(place - 40, place + 40)}`);
}

/** The same with its keys in order, at every depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
