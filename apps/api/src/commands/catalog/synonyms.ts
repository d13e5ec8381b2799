import { changeSynonym } from '../../modules/catalog/products/manage-synonyms.ts';
import { listSynonyms } from '../../modules/catalog/queries/synonyms.ts';
import { readLanguage } from '../../modules/settings/texts.ts';
import { operatorError } from '../../platform/app-error.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, options, words } from '../framework/fields.ts';
import { renderTable } from '../framework/tables.ts';
import { language } from '../framework/text-fields.ts';

/** How errors name the fields. */
const optionNames = { word: '<word>', finds: '--finds' };
const searchedWord = operand('word', 'Word that shoppers search for', words(40));

const synonymsList = defineCommand({
  name: 'synonyms list',
  summary: 'List words with the words that a search for them finds as well.',
  examples: ['synonyms list', 'synonyms list --language ar', 'synonyms list --json'],
  fields: { language },
  async run({ language: code }, { context, print }) {
    const locale = code === undefined ? undefined : await readLanguage(context.read, code);
    const synonyms = await listSynonyms(context.read, locale);
    const rows = synonyms.map((row) => [row.language, row.word, row.finds.join(', ')]);
    print({ synonyms }, renderTable(['language', 'word', 'finds'], rows));
  },
});

const synonymsSet = defineCommand({
  name: 'synonyms set',
  summary: 'Let a search for a word find other words as well. Searches apply it within a second.',
  details: 'It replaces the synonyms that the word had. It works in one direction: for both, set the other word too.',
  examples: [
    'synonyms set airpods --finds earbuds',
    'synonyms set purse --finds wallet --finds handbag',
    'synonyms set جوال --finds هاتف --language ar',
  ],
  fields: { word: searchedWord, finds: options('word', 'Word that is found as well', words(40)), language },
  async run({ word, finds, language: code }, { context, print }) {
    if (finds.length === 0) throw operatorError('invalid', 'must have at least one other word', '--finds');
    const { row } = await changeSynonym(context, { word, finds, language: await readLanguage(context.read, code) }, optionNames);
    print(row, `${row.language}: ${row.word} -> ${row.finds.join(', ')}`);
  },
});

const synonymsDelete = defineCommand({
  name: 'synonyms delete',
  summary: 'Delete the synonyms of a word.',
  examples: ['synonyms delete airpods', 'synonyms delete جوال --language ar'],
  fields: { word: searchedWord, language },
  async run({ word, language: code }, { context, print }) {
    const { row } = await changeSynonym(context, { word, finds: [], language: await readLanguage(context.read, code) }, optionNames);
    print(row, `${row.language}: ${row.word} no longer finds ${row.finds.join(', ')}`);
  },
});

export const synonymCommands: CommandGroup = {
  name: 'synonyms',
  summary: 'words that a search finds as well',
  commands: [synonymsList, synonymsSet, synonymsDelete],
};
