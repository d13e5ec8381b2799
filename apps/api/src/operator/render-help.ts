import type { z } from 'zod';
import { type Command, type Field, noteOf, typedName } from './command.ts';
import type { Room } from './rooms.ts';

const call = 'npm run souk --';

const footer = `  --json   The answer as one JSON document; remarks go to standard error. Put "npm run --silent" before it.
  --yes    Do not ask before what cannot be undone.
  --help   What a room or a command can do.

It ends with 0 where it is done, 1 where it failed, 2 where it was called wrongly.
`;

/** Everything there is. */
export function renderHelp(rooms: readonly Room[]): string {
  const list = rooms.map((room) => `${room.name}: ${room.summary}\n${listCommands(room.commands)}`).join('\n\n');
  return `${call} <room> <command> …\n\n${list}\n\n${footer}
They work on the embedded database under SOUK_DATA or on the server of DATABASE_URL, also while the market runs.
`;
}

export function renderRoomHelp(room: Room): string {
  const examples = room.commands.map(({ examples: [example] }) => `  ${call} ${example}`).join('\n');
  return `${call} ${room.name} …: ${room.summary}\n\n${listCommands(room.commands)}\n\nFor example\n${examples}\n\n${footer}`;
}

export function renderCommandHelp({ name, summary, details, fields, examples }: Command): string {
  const usage = fields.map((field) => (isNeeded(field) ? shape(field) : `[${shape(field)}]`)).join(' ');
  const width = Math.max(0, ...fields.map((field) => shape(field).length));
  const list = fields.map((field) => `  ${shape(field).padEnd(width)}  ${noteOf(field).help}`).join('\n');
  return [
    `${call} ${name} ${usage}`.trimEnd(),
    details === undefined ? summary : `${summary}\n${details}`,
    ...(list === '' ? [] : [list]),
    `For example\n${examples.map((example) => `  ${call} ${example}`).join('\n')}`,
    footer,
  ].join('\n\n');
}

function listCommands(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}

function shape(field: Field): string {
  const { kind, placeholder, isMany } = noteOf(field);
  if (kind !== 'option') return typedName(field);
  return `${typedName(field)} <${placeholder}>${isMany ? ' …' : ''}`;
}

function isNeeded({ schema }: { schema: z.core.$ZodType }): boolean {
  return schema._zod.optin !== 'optional';
}
