import type { Command } from './command.ts';
import { check } from './upkeep/check.ts';
import { reindex } from './upkeep/reindex.ts';

/** The commands that begin with the same word. */
export type Room = { name: string; summary: string; commands: readonly Command[] };

/** All commands. A command of one word has a room of its own. */
export const rooms: readonly Room[] = [
  { name: 'check', summary: 'whether everything adds up', commands: [check] },
  { name: 'reindex', summary: 'search words and lists anew', commands: [reindex] },
];
