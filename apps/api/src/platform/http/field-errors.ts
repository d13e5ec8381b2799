import type { z } from 'zod';
import type { Message } from '../app-error.ts';

type Issue = z.core.$ZodIssue;

/** A body may have any number of unknown fields with names of any length, so the answer is limited. */
const maxErrors = 30;
const longestName = 80;

/** The first error of each field, as a message for shoppers. A field's name is its path: `lines.0.size`. */
export function fieldErrors(error: z.ZodError, input: unknown): Record<string, Message> {
  // A map, for a field may be named `toString`.
  const errors = new Map<string, Message>();
  for (const issue of error.issues) {
    for (const field of fieldsOf(issue)) {
      if (errors.size < maxErrors && !errors.has(field)) errors.set(field, wordsFor(issue, field, input));
    }
  }
  return Object.fromEntries(errors);
}

function fieldsOf(issue: Issue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key.slice(0, longestName)].join('.'));
  return [path.join('.').slice(0, longestName) || 'body'];
}

function wordsFor(issue: Issue, field: string, input: unknown): Message {
  const name = field.replaceAll('_', ' ');
  if (isMissing(issue, input)) return required(name);
  switch (issue.code) {
    case 'unrecognized_keys':
      return { text: 'The {field} field is not recognized', with: { field: name } };
    case 'too_big':
      return tooBig(issue, name);
    case 'too_small':
      return tooSmall(issue, name);
    case 'invalid_type':
      return { text: 'The {field} field has the wrong type', with: { field: name } };
    case 'custom':
      return { text: issue.message, with: { field: name } };
    default:
      return { text: 'The {field} field is not valid', with: { field: name } };
  }
}

function required(field: string): Message {
  return { text: 'The {field} field is required', with: { field } };
}

/** Only the input shows whether a field was missing. A rule between fields (`custom`) has its own message. */
function isMissing(issue: Issue, input: unknown): boolean {
  if (issue.code === 'custom' || issue.code === 'unrecognized_keys' || issue.path.length === 0) return false;
  return issue.path.reduce((value: unknown, key) => ownValue(value, key), input) === undefined;
}

function ownValue(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, field: string): Message {
  const limit = Number(issue.maximum);
  if (issue.origin === 'string') return { text: 'The {field} field may have at most {limit} characters', with: { field, limit } };
  if (issue.origin === 'array') return { text: 'The {field} field may have at most {limit} items', with: { field, limit } };
  return { text: 'The {field} field may be at most {limit}', with: { field, limit } };
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, field: string): Message {
  const limit = Number(issue.minimum);
  if (limit === 1 && (issue.origin === 'string' || issue.origin === 'array')) return required(field);
  if (issue.origin === 'string') return { text: 'The {field} field must have at least {limit} characters', with: { field, limit } };
  if (issue.origin === 'array') return { text: 'The {field} field must have at least {limit} items', with: { field, limit } };
  return { text: 'The {field} field must be at least {limit}', with: { field, limit } };
}
