import { writeFile } from 'node:fs/promises';
import { CommandError } from '../../commands/command-error.ts';
import { getKnownPerson } from '../../modules/identity/browse-people.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import { hasCode } from '../../platform/database/error-code.ts';
import { createAccountExporter } from '../../workflows/export-account/export-account.ts';
import { defineCommand } from '../command.ts';
import { option, words } from '../fields.ts';
import { who } from './who.ts';

export const peopleExport = defineCommand({
  name: 'people export',
  summary: 'Everything that is held on somebody, as the file that they can download themselves.',
  details: 'It is printed, or written into a file that only you can read and that must not be there yet.',
  examples: ['people export +919876543210 --to asha.json'],
  fields: { who, to: option('file', 'Where it is written', words(1000).optional()) },
  async run({ to, ...given }, { context, show }) {
    const person = await getKnownPerson(context, given.who);
    const { content } = await createAccountExporter()(onBehalfOf(context, person.id));
    const held = content.toString('utf8');
    if (to === undefined) return show(JSON.parse(held), held);
    await write(to, content);
    show({ file: to, bytes: content.length }, `Wrote ${to} (${content.length} bytes).`);
  },
});

async function write(path: string, content: Buffer): Promise<void> {
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new CommandError(`${path} is there already.`);
    if (hasCode(error, 'ENOENT', 'EACCES', 'EISDIR')) throw new CommandError(`${path} cannot be written.`);
    throw error;
  }
}
