import type { Command } from './command.ts';
import { suggestion } from './nearest-word.ts';
import { renderCommandHelp, renderHelp, renderRoomHelp } from './render-help.ts';
import type { Room } from './rooms.ts';
import { UsageError } from './usage-error.ts';

export type Found = { help: string } | { command: Command; args: string[] };

/** The command that is meant with what follows its name, or the help that is asked for. Throws a UsageError. */
export function findCommand(rooms: readonly Room[], args: readonly string[]): Found {
  const dashes = args.indexOf('--');
  const wantsHelp = args.slice(0, dashes === -1 ? undefined : dashes).some((arg) => arg === '--help' || arg === '-h');
  const start = args.findIndex((arg) => !arg.startsWith('-'));
  const [first, second] = start === -1 ? [] : args.slice(start);
  if (first === undefined || first === 'help') return { help: renderHelp(rooms) };
  const room = rooms.find(({ name }) => name === first);
  if (!room)
    throw new UsageError(`There is no "${first}"${suggestion(first, namesOf(rooms))}\n"npm run souk -- --help" lists what there is.`);
  const isWord = room.commands.some(({ name }) => name === first);
  const name = isWord ? first : `${first} ${second}`;
  const command = room.commands.find((each) => each.name === name);
  if (command) {
    const after = start + name.split(' ').length;
    return wantsHelp ? { help: renderCommandHelp(command) } : { command, args: [...args.slice(0, start), ...args.slice(after)] };
  }
  if (second === undefined || second.startsWith('-')) return { help: renderRoomHelp(room) };
  throw new UsageError(
    `There is no "${name}"${suggestion(name, namesOf(room.commands))}\n"npm run souk -- ${first} --help" lists what there is.`,
  );
}

function namesOf(things: readonly { name: string }[]): string[] {
  return things.map(({ name }) => name);
}
