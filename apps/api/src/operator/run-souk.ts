import { CommandError } from '../commands/command-error.ts';
import { ConfigError } from '../config.ts';
import { explainStartFailure, isDiskFull } from '../explain-start-failure.ts';
import { speak } from '../modules/settings/speak.ts';
import { DatabaseStartError } from '../platform/database/database-start-error.ts';
import { hasCode } from '../platform/database/error-code.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { violatedField } from '../platform/database/violated-field.ts';
import { Fault } from '../platform/fault.ts';
import { type Message, Problem } from '../platform/http/problem.ts';
import { escapeControls } from '../platform/text/escape-controls.ts';
import type { Command } from './command.ts';
import { findCommand } from './find-command.ts';
import type { Market, Operator } from './operator.ts';
import { parseCommand, type Typed } from './parse-command.ts';
import { rooms as allRooms, type Room } from './rooms.ts';
import { UsageError } from './usage-error.ts';

/** Where a command is typed. */
export type Terminal = {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Undefined where nobody sits. */
  ask: ((question: string) => Promise<string>) | undefined;
};

/** Opens the market for the time of the work. */
export type WithMarket = (work: (market: Market) => Promise<void>) => Promise<void>;

/** Does what was typed. Gives the code to end with: 0 it is done, 1 it failed, 2 it was called wrongly. */
export async function runSouk(
  args: readonly string[],
  terminal: Terminal,
  withMarket: WithMarket,
  rooms: readonly Room[] = allRooms,
): Promise<number> {
  try {
    const found = findCommand(rooms, args);
    if ('help' in found) terminal.print(found.help);
    else await runCommand(found.command, parseCommand(found.command, found.args), { terminal, withMarket });
    return 0;
  } catch (error) {
    const message = explain(error);
    if (message === undefined) throw error;
    terminal.complain(`${escapeControls(message)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

type Surroundings = { terminal: Terminal; withMarket: WithMarket };

async function runCommand(command: Command, { fields, json, yes }: Typed, { terminal, withMarket }: Surroundings): Promise<void> {
  const work = prepare(command, fields);
  const manners: Pick<Operator, 'show' | 'remark' | 'confirm'> = {
    show: (document, text) => terminal.print(`${escapeControls(json ? JSON.stringify(document, null, 2) : text)}\n`),
    remark: (message) => terminal.complain(`${escapeControls(message)}\n`),
    confirm: (warning) => (yes ? Promise.resolve() : confirm(escapeControls(warning), terminal)),
  };
  await withMarket((market) => work({ ...market, ...manners }));
}

function prepare(command: Command, fields: Record<string, unknown>) {
  try {
    return command.prepare(fields);
  } catch (error) {
    if (error instanceof UsageError) error.message += `\n"npm run souk -- ${command.name} --help" says what it takes.`;
    throw error;
  }
}

async function confirm(warning: string, { ask }: Terminal): Promise<void> {
  if (!ask) throw new UsageError(`${warning}\nTo do so without being asked, add --yes.`);
  const answer = await ask(`${warning}\nType yes to go on: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}

/** What can be said of it in words; undefined for a fault of ours. */
function explain(error: unknown): string | undefined {
  if (error instanceof Problem) return explainProblem(error);
  const field = violatedField(error);
  if (field !== undefined) return `${field}: this value is not allowed`;
  const isForPeople = [UsageError, CommandError, Fault, ConfigError, DatabaseStartError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  if (isForPeople && error instanceof Error) return error.message;
  return isFileError(error) ? explainStartFailure(error) : undefined;
}

/** An error of the disk or the data folder, which the operator can fix. */
function isFileError(error: unknown): boolean {
  return isDiskFull(error) || hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST');
}

function explainProblem({ text, details: { errors = {} } }: Problem): string {
  const said = ({ text: words, with: values = {} }: Message) => speak('en', { text: words, with: values });
  const fields = Object.entries(errors).map(([field, message]) => `${field}: ${said(message)}`);
  return fields.length > 0 ? fields.join('\n') : said(text);
}
