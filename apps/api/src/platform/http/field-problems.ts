import type { z } from 'zod';
import type { Message } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The first problem of each field, in words that a shopper understands. The name of the field is its path: `lines.0.size`. */
export function fieldProblems(error: z.ZodError): Record<string, Message> {
  const problems: Record<string, Message> = {};
  for (const issue of error.issues) {
    for (const field of fieldsOf(issue)) problems[field] ??= wordsFor(issue, field);
  }
  return problems;
}

function fieldsOf(issue: Issue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || 'body'];
}

function wordsFor(issue: Issue, field: string): Message {
  const name = field.replaceAll('_', ' ');
  switch (issue.code) {
    case 'unrecognized_keys':
      return { text: 'The {field} field is not known', with: { field: name } };
    case 'too_big':
      return tooBig(issue, name);
    case 'too_small':
      return tooSmall(issue, name);
    case 'invalid_type':
      return isMissing(issue) ? required(name) : { text: 'The {field} field must be of another type', with: { field: name } };
    case 'custom':
      return { text: issue.message, with: { field: name } };
    default:
      return { text: 'The {field} field is not valid', with: { field: name } };
  }
}

function required(field: string): Message {
  return { text: 'The {field} field is required', with: { field } };
}

/** zod tells an absent field only by its message: the input itself is not carried by the issue. */
function isMissing(issue: Issue): boolean {
  return issue.message.endsWith('received undefined');
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, field: string): Message {
  const limit = Number(issue.maximum);
  if (issue.origin === 'string') return { text: 'The {field} field may have at most {limit} characters', with: { field, limit } };
  if (issue.origin === 'array') return { text: 'The {field} field may have at most {limit} entries', with: { field, limit } };
  return { text: 'The {field} field may be at most {limit}', with: { field, limit } };
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, field: string): Message {
  const limit = Number(issue.minimum);
  if (limit === 1 && (issue.origin === 'string' || issue.origin === 'array')) return required(field);
  if (issue.origin === 'string') return { text: 'The {field} field must have at least {limit} characters', with: { field, limit } };
  if (issue.origin === 'array') return { text: 'The {field} field must have at least {limit} entries', with: { field, limit } };
  return { text: 'The {field} field must be at least {limit}', with: { field, limit } };
}
