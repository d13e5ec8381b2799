/** The part of a context that an operator's change needs, as the command line has it. */
export const commandLine = { operator: { kind: 'command-line' }, caller: { address: '', device: 'npm run souk' } } as const;
