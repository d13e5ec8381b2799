import { ConfigError } from '../../config/config.ts';
import { explainStartFailure, isDiskFull } from '../../explain-start-failure.ts';
import { AppError, operatorError } from '../../platform/app-error.ts';
import { DatabaseStartError, hasCode, violatedField } from '../../platform/database/database-errors.ts';
import { MigrationError } from '../../platform/database/migrate.ts';
import { inEnglish } from '../../platform/text/fill-message.ts';
import { escapeControls } from '../../platform/text/format-text.ts';
import { commandGroups } from '../groups.ts';
import { argumentName, type Command, type CommandGroup, UsageError } from './define-command.ts';
import type { CommandRuntime, WithMarketplace } from './marketplace.ts';
import { findCommand, type ParsedArguments, parseArguments } from './read-command-line.ts';

/** The terminal or pipe that a command line was typed into. */
export type Terminal = {
  writeOutput: (text: string) => void;
  writeError: (text: string) => void;
  /** Undefined if nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
};

/** Runs a command line and returns its exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
  withMarketplace: WithMarketplace,
  groups: readonly CommandGroup[] = commandGroups,
): Promise<number> {
  let command: Command | undefined;
  try {
    const found = findCommand(groups, args);
    if ('help' in found) {
      terminal.writeOutput(found.help);
      return 0;
    }
    command = found.command;
    await runCommand(command, parseArguments(command, found.args), { terminal, withMarketplace });
    return 0;
  } catch (error) {
    const message = explain(error, command);
    if (message === undefined) throw error;
    terminal.writeError(`${escapeControls(message)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

type Environment = { terminal: Terminal; withMarketplace: WithMarketplace };

async function runCommand(
  command: Command,
  { fields, json, yes }: ParsedArguments,
  { terminal, withMarketplace }: Environment,
): Promise<void> {
  const run = prepare(command, fields);
  const output: Pick<CommandRuntime, 'print' | 'log' | 'confirm'> = {
    print: (document, text) => terminal.writeOutput(`${escapeControls(json ? JSON.stringify(document, null, 2) : text)}\n`),
    log: (message) => terminal.writeError(`${escapeControls(message)}\n`),
    confirm: (warning) => (yes ? Promise.resolve() : confirm(escapeControls(warning), terminal)),
  };
  await withMarketplace((marketplace) => run({ ...marketplace, ...output }));
}

function prepare(command: Command, fields: Record<string, unknown>) {
  try {
    return command.prepare(fields);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n"npm run souk -- ${command.name} --help" lists its arguments.`);
  }
}

async function confirm(warning: string, { ask }: Terminal): Promise<void> {
  if (!ask) throw new UsageError(`${warning}\nAdd --yes to confirm.`);
  const answer = await ask(`${warning}\nType yes to continue: `);
  if (answer.trim().toLowerCase() !== 'yes') throw operatorError('invalid', 'Nothing was changed.');
}

/** The message of an error that the operator can fix; undefined for a bug. */
function explain(error: unknown, command: Command | undefined): string | undefined {
  if (error instanceof AppError) return explainAppError(error, command);
  const field = violatedField(error);
  if (field !== undefined) return `${field}: this value is not allowed`;
  const isStartError = [ConfigError, DatabaseStartError, MigrationError].some((kind) => error instanceof kind);
  if (isStartError && error instanceof Error) return error.message;
  return isFileError(error) ? explainStartFailure(error) : undefined;
}

/** Operations name the field that is wrong; the operator typed an argument of the command. */
function explainAppError(error: AppError, command: Command | undefined): string {
  const text = error.toText(inEnglish);
  const field = command?.fields.find(({ name }) => name === error.details.field);
  return field ? `${argumentName(field)}${text.slice(field.name.length)}` : text;
}

function isFileError(error: unknown): boolean {
  return isDiskFull(error) || hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST');
}
