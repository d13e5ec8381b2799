import type { z } from 'zod';
import { argumentName, type Command, type CommandGroup, type Field, fieldHelp } from './define-command.ts';

const program = 'npm run souk --';

const footer = `  --json   Print one JSON document; warnings go to standard error. Use "npm run --silent" to silence npm itself.
  --yes    Do not ask for confirmation.
  --help   Show the help of a group or a command.

Exit codes: 0 success, 1 failure, 2 wrong usage.
`;

/** All groups with their commands. */
export function renderHelp(groups: readonly CommandGroup[]): string {
  const list = groups.map((group) => `${group.name}: ${group.summary}\n${listCommands(group.commands)}`).join('\n\n');
  return `${program} <group> <command> …\n\n${list}\n\n${footer}
The commands use the embedded database in SOUK_DATA or the server of DATABASE_URL. The marketplace may run meanwhile.
`;
}

export function renderGroupHelp(group: CommandGroup): string {
  const examples = group.commands.map(({ examples: [example] }) => `  ${program} ${example}`).join('\n');
  return `${program} ${group.name} …: ${group.summary}\n\n${listCommands(group.commands)}\n\nExamples\n${examples}\n\n${footer}`;
}

export function renderCommandHelp({ name, summary, details, fields, examples }: Command): string {
  const usage = fields.map((field) => (isRequired(field) ? synopsis(field) : `[${synopsis(field)}]`)).join(' ');
  const width = Math.max(0, ...fields.map((field) => synopsis(field).length));
  const list = fields.map((field) => `  ${synopsis(field).padEnd(width)}  ${fieldHelp(field).help}`).join('\n');
  return [
    `${program} ${name} ${usage}`.trimEnd(),
    details === undefined ? summary : `${summary}\n${details}`,
    ...(list === '' ? [] : [list]),
    `Examples\n${examples.map((example) => `  ${program} ${example}`).join('\n')}`,
    footer,
  ].join('\n\n');
}

function listCommands(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}

function synopsis(field: Field): string {
  const { kind, placeholder, isMany } = fieldHelp(field);
  if (kind !== 'option') return argumentName(field);
  return `${argumentName(field)} <${placeholder}>${isMany ? ' …' : ''}`;
}

function isRequired({ schema }: { schema: z.core.$ZodType }): boolean {
  return schema._zod.optin !== 'optional';
}
