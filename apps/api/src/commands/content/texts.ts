import { listWordings, readLanguage, type Wording } from '../../modules/settings/texts.ts';
import { changeWording } from '../../modules/settings/wordings.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { flag, operand, words } from '../framework/fields.ts';
import type { CommandRuntime } from '../framework/marketplace.ts';
import { renderTable } from '../framework/tables.ts';
import { language } from '../framework/text-fields.ts';

const textKey = operand('text', 'English text, exactly as "texts list --all" prints it', words(2000));

const textsList = defineCommand({
  name: 'texts list',
  summary: 'List the texts that you changed, or all texts of the screens and messages.',
  details: 'Values are inserted for names in {braces}. Texts that end with |one, |few or another plural form are used for such numbers.',
  examples: ['texts list', 'texts list --all --language ar', 'texts list wishlist --all', 'texts list --all --json'],
  fields: {
    search: operand('words', 'Only texts that contain these words, in English or in the language', words(100).optional()),
    language,
    all: flag('Also texts that you did not change'),
  },
  async run({ search = '', language: code, all }, { context, print }) {
    const { language: locale, texts } = await listWordings(context.read, code);
    const found = texts.filter((text) => (all || text.own !== null) && contains(text, search.toLowerCase()));
    const rows = found.map(({ text, shipped, own }) => [text, shipped, own ?? '']);
    print({ language: locale, texts: found }, renderTable(['text', `default (${locale})`, 'your text'], rows));
  },
});

const textsSet = defineCommand({
  name: 'texts set',
  summary: 'Replace a text by your own. New pages show it within a second.',
  details: 'Your text must contain the same {names} as the default.',
  examples: [
    'texts set "Cart is empty" "Nothing in here yet"',
    'texts set "Cart is empty" "لا شيء هنا بعد" --language ar',
    'texts set "{count} products|one" "A single product"',
  ],
  fields: { text: textKey, wording: operand('wording', 'Your text', words(2000)), language },
  async run({ text, wording, language: code }, { context, print }) {
    printChange(print, await changeText(context, { text, own: wording, language: code }));
  },
});

const textsReset = defineCommand({
  name: 'texts reset',
  summary: 'Reset a text to its default.',
  examples: ['texts reset "Cart is empty"', 'texts reset "Cart is empty" --language ar'],
  fields: { text: textKey, language },
  async run({ text, language: code }, { context, print }) {
    printChange(print, await changeText(context, { text, own: null, language: code }));
  },
});

export const textCommands: CommandGroup = {
  name: 'texts',
  summary: 'texts of the screens and messages',
  commands: [textsList, textsSet, textsReset],
};

function contains({ text, shipped, own }: Wording, search: string): boolean {
  return [text, shipped, own ?? ''].some((each) => each.toLowerCase().includes(search));
}

type TextChange = { text: string; own: string | null; language: string | undefined };
type Change = { language: string; text: string; from: string; to: string };

async function changeText(context: CommandRuntime['context'], { text, own, language: code }: TextChange): Promise<Change> {
  const { language: locale, texts } = await listWordings(context.read, code ?? (await readLanguage(context.read, code)));
  const former = texts.find((each) => each.text === text);
  const { wording } = await changeWording(context, { language: locale, text, own });
  const from = former?.own ?? former?.shipped ?? text;
  return { language: locale, text, from, to: wording.own ?? former?.shipped ?? text };
}

function printChange(print: CommandRuntime['print'], change: Change): void {
  print(change, `${change.language}: ${change.from} -> ${change.to}`);
}
