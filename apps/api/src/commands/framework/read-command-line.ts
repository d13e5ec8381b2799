import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { argumentName, type Command, type CommandGroup, fieldHelp, optionName, UsageError } from './define-command.ts';
import { renderCommandHelp, renderGroupHelp, renderHelp } from './help.ts';
import { suggestion } from './suggest.ts';

export type FoundCommand = { help: string } | { command: Command; args: string[] };

/** The named command with its arguments, or the requested help. Throws a UsageError. */
export function findCommand(groups: readonly CommandGroup[], args: readonly string[]): FoundCommand {
  const dashes = args.indexOf('--');
  const wantsHelp = args.slice(0, dashes === -1 ? undefined : dashes).some((arg) => arg === '--help' || arg === '-h');
  const start = args.findIndex((arg) => !arg.startsWith('-'));
  const [first, second] = start === -1 ? [] : args.slice(start);
  if (first === undefined || first === 'help') return { help: renderHelp(groups) };
  const group = groups.find(({ name }) => name === first);
  if (!group)
    throw new UsageError(`Unknown command "${first}"${suggestion(first, namesOf(groups))}\n"npm run souk -- --help" lists all commands.`);
  const isSingleWord = group.commands.some(({ name }) => name === first);
  const name = isSingleWord ? first : `${first} ${second}`;
  const command = group.commands.find((each) => each.name === name);
  if (command) {
    const after = start + name.split(' ').length;
    return wantsHelp ? { help: renderCommandHelp(command) } : { command, args: [...args.slice(0, start), ...args.slice(after)] };
  }
  if (second === undefined || second.startsWith('-')) return { help: renderGroupHelp(group) };
  throw new UsageError(
    `Unknown command "${name}"${suggestion(name, namesOf(group.commands))}\n"npm run souk -- ${first} --help" lists the commands of this group.`,
  );
}

function namesOf(things: readonly { name: string }[]): string[] {
  return things.map(({ name }) => name);
}

/** Options of every command. */
const commonOptions = {
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig;

export type ParsedArguments = { fields: Record<string, unknown>; json: boolean; yes: boolean };

/** Assigns the arguments after a command's name to its fields. Throws a UsageError. */
export function parseArguments(command: Command, args: readonly string[]): ParsedArguments {
  const { values, positionals } = parse(command, args);
  const fields: Record<string, unknown> = {};
  for (const field of command.fields) {
    const { kind } = fieldHelp(field);
    if (kind === 'operand') fields[field.name] = positionals.shift();
    else fields[field.name] = values[optionName(field)];
  }
  const [extra] = positionals;
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}". Put quotes around values with spaces.`);
  return { fields, json: values.json === true, yes: values.yes === true };
}

function parse(command: Command, args: readonly string[]) {
  const options: ParseArgsOptionsConfig = { ...commonOptions };
  for (const field of command.fields) {
    const { kind, isMany } = fieldHelp(field);
    if (kind !== 'operand') options[optionName(field)] = { type: kind === 'flag' ? 'boolean' : 'string', multiple: isMany };
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(explainParseError(error, command));
  }
}

/** Shorter messages than those of parseArgs, with a suggestion. */
function explainParseError(error: unknown, command: Command): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const [, typed = ''] = /'(?:-\w, )?(--?[^\s'=]+)/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = [...command.fields.filter((field) => fieldHelp(field).kind !== 'operand').map(argumentName), '--json', '--yes', '--help'];
    return `Unknown option ${typed}${suggestion(typed, known)}`;
  }
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const field = command.fields.find((each) => argumentName(each) === typed);
    return field && fieldHelp(field).kind === 'option'
      ? `${typed} needs a value: ${typed} <${fieldHelp(field).placeholder}>. Write a value that begins with a dash as ${typed}=-value.`
      : `${typed} takes no value`;
  }
  return error.message;
}
