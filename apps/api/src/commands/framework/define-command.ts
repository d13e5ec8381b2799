import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { fieldHelps } from './fields.ts';
import type { CommandRuntime } from './marketplace.ts';

type Description = {
  /** The group and the command, `orders refund`, or one word. */
  name: string;
  /** One sentence for lists. */
  summary: string;
  details?: string;
  /** Whole command lines, starting with the name. */
  examples: readonly string[];
};

type Definition<Shape extends z.core.$ZodLooseShape> = Description & {
  /** The arguments after the name, each made by `operand`, `option`, `options` or `flag`. */
  fields: Shape;
  run: (input: z.output<z.ZodObject<Shape>>, runtime: CommandRuntime) => Promise<void>;
};

export type Field = { name: string; schema: z.core.$ZodType };

/** A command without the types of its fields, so that all commands fit one list. */
export type Command = Description & {
  fields: readonly Field[];
  /** Validates the arguments before the database is opened and returns the function that runs the command. Throws a UsageError. */
  prepare: (typed: Record<string, unknown>) => (runtime: CommandRuntime) => Promise<void>;
};

/** Commands whose names start with the same word. */
export type CommandGroup = { name: string; summary: string; commands: readonly Command[] };

/** The command line is wrong: an unknown command, a missing or an invalid argument. */
export class UsageError extends AppError {
  override name = 'UsageError';

  constructor(reason: string) {
    super('invalid', reason);
  }
}

export function defineCommand<Shape extends z.core.$ZodLooseShape>({ fields: shape, run, ...description }: Definition<Shape>): Command {
  const schema = z.strictObject(shape);
  const fields = Object.entries(shape).map(([name, field]) => ({ name, schema: field }));
  return {
    ...description,
    fields,
    prepare(typed) {
      const parsed = schema.safeParse(typed);
      if (!parsed.success) throw new UsageError(parsed.error.issues.map((issue) => explain(issue, fields, typed)).join('\n'));
      return (runtime) => run(parsed.data, runtime);
    },
  };
}

function explain(issue: z.core.$ZodIssue, fields: readonly Field[], typed: Record<string, unknown>): string {
  const field = fields.find(({ name }) => name === issue.path[0]);
  if (!field) return issue.message;
  return typed[field.name] === undefined
    ? `${argumentName(field)} is missing: ${fieldHelp(field).help}`
    : `${argumentName(field)} ${issue.message}`;
}

export function fieldHelp({ name, schema }: Field) {
  const help = fieldHelps.get(schema);
  if (!help) throw new Error(`Create the field ${name} with operand, option, options or flag`);
  return help;
}

/** The name in help texts and errors: `<code>`, `--dry-run`. */
export function argumentName(field: Field): string {
  const { kind, placeholder } = fieldHelp(field);
  return kind === 'operand' ? `<${placeholder}>` : `--${optionName(field)}`;
}

export function optionName({ name }: Field): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
