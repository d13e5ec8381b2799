import { z } from 'zod';
import { fieldNotes } from './fields.ts';
import type { Operator } from './operator.ts';
import { UsageError } from './usage-error.ts';

type Described = {
  /** As it is typed: `orders refund`, or one word. */
  name: string;
  /** One line for the lists. */
  summary: string;
  /** What else should be known before it is used. */
  details?: string;
  /** Whole lines, from the name on. */
  examples: readonly string[];
};

type Defined<Shape extends z.core.$ZodLooseShape> = Described & {
  /** What is typed behind the name, each made by `operand`, `option`, `options` or `flag`. */
  fields: Shape;
  run: (given: z.output<z.ZodObject<Shape>>, operator: Operator) => Promise<void>;
};

export type Field = { name: string; schema: z.core.$ZodType };

/** A command whose fields have been forgotten, so that all fit one table. */
export type Command = Described & {
  fields: readonly Field[];
  /** Reads what was typed, before anything is opened; throws a UsageError. What it gives does the work. */
  prepare: (typed: Record<string, unknown>) => (operator: Operator) => Promise<void>;
};

export function defineCommand<Shape extends z.core.$ZodLooseShape>({ fields: shape, run, ...described }: Defined<Shape>): Command {
  const schema = z.strictObject(shape);
  const fields = Object.entries(shape).map(([name, field]) => ({ name, schema: field }));
  return {
    ...described,
    fields,
    prepare(typed) {
      const read = schema.safeParse(typed);
      if (!read.success) throw new UsageError(read.error.issues.map((issue) => explain(issue, fields, typed)).join('\n'));
      return (operator) => run(read.data, operator);
    },
  };
}

function explain(issue: z.core.$ZodIssue, fields: readonly Field[], typed: Record<string, unknown>): string {
  const field = fields.find(({ name }) => name === issue.path[0]);
  if (!field) return issue.message;
  return typed[field.name] === undefined ? `${typedName(field)} is missing: ${noteOf(field).help}` : `${typedName(field)} ${issue.message}`;
}

export function noteOf({ name, schema }: Field) {
  const note = fieldNotes.get(schema);
  if (!note) throw new Error(`The field ${name} is made by none of operand, option, options and flag`);
  return note;
}

/** As the help and the errors call it: `<code>`, `--dry-run`. */
export function typedName(field: Field): string {
  const { kind, placeholder } = noteOf(field);
  return kind === 'operand' ? `<${placeholder}>` : `--${flagName(field)}`;
}

export function flagName({ name }: Field): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
