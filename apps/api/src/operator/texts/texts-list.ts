import { listWordings, type Wording } from '../../modules/settings/own-texts.ts';
import { defineCommand } from '../command.ts';
import { flag, operand, words } from '../fields.ts';
import { renderTable } from '../render-table.ts';
import { language } from './text-key.ts';

export const textsList = defineCommand({
  name: 'texts list',
  summary: 'What is said in words of your own in a language; or everything that is said.',
  details: 'Texts with {braces} have something put in there. One that ends with |one, |few or another number is said of so many.',
  examples: ['texts list', 'texts list --all --language ar', 'texts list wishlist --all', 'texts list --all --json'],
  fields: {
    search: operand('words', 'Only those with these words, in English or in the language', words(100).optional()),
    language,
    all: flag('Also what nobody has changed'),
  },
  async run({ search = '', language: wanted, all }, { context, show }) {
    const { language: spoken, texts } = await listWordings(context.read, wanted);
    const found = texts.filter((text) => (all || text.own !== null) && says(text, search.toLowerCase()));
    const rows = found.map(({ text, shipped, own }) => [text, shipped, own ?? '']);
    show({ language: spoken, texts: found }, renderTable(['text', `in ${spoken}`, 'your own'], rows));
  },
});

function says({ text, shipped, own }: Wording, words: string): boolean {
  return [text, shipped, own ?? ''].some((each) => each.toLowerCase().includes(words));
}
