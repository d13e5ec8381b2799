import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Command, flagName, noteOf, typedName } from './command.ts';
import { suggestion } from './nearest-word.ts';
import { UsageError } from './usage-error.ts';

/** What every command understands. */
const common = {
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig;

export type Typed = { fields: Record<string, unknown>; json: boolean; yes: boolean };

/** Reads what follows a command's name; nothing is guessed. Throws a UsageError that names what is wrong. */
export function parseCommand(command: Command, args: readonly string[]): Typed {
  const { values, positionals } = parse(command, args);
  const fields: Record<string, unknown> = {};
  for (const field of command.fields) {
    const { kind } = noteOf(field);
    if (kind === 'operand') fields[field.name] = positionals.shift();
    else fields[field.name] = values[flagName(field)];
  }
  const [extra] = positionals;
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many. Words with spaces go between quotes.`);
  return { fields, json: values.json === true, yes: values.yes === true };
}

function parse(command: Command, args: readonly string[]) {
  const options: ParseArgsOptionsConfig = { ...common };
  for (const field of command.fields) {
    const { kind, isMany } = noteOf(field);
    if (kind !== 'operand') options[flagName(field)] = { type: kind === 'flag' ? 'boolean' : 'string', multiple: isMany };
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(explain(error, command));
  }
}

/** The words of parseArgs, shorter, and with what was probably meant. */
function explain(error: unknown, command: Command): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const [, typed = ''] = /'(?:-\w, )?(--?[^\s'=]+)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = [...command.fields.filter((field) => noteOf(field).kind !== 'operand').map(typedName), '--json', '--yes', '--help'];
    return `There is no option ${typed} here${suggestion(typed, known)}`;
  }
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const field = command.fields.find((each) => typedName(each) === typed);
    return field && noteOf(field).kind === 'option'
      ? `${typed} wants a value: ${typed} <${noteOf(field).placeholder}>. One that begins with a dash is typed ${typed}=-value.`
      : `${typed} takes no value`;
  }
  return error.message;
}
