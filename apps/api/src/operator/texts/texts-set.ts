import { setText } from '../../modules/settings/own-texts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';
import { language, textKey } from './text-key.ts';

export const textsSet = defineCommand({
  name: 'texts set',
  summary: 'Say a text in words of your own; new pages have them within a second.',
  details: 'What is put in, such as {count}, must stand in the wording too.',
  examples: [
    'texts set "Cart is empty" "Nothing in here yet"',
    'texts set "Cart is empty" "لا شيء هنا بعد" --language ar',
    'texts set "{count} products|one" "A single product"',
  ],
  fields: { text: textKey, wording: operand('wording', 'What is to be said instead', words(2000)), language },
  async run(given, { context, show }) {
    const changed = await inTransaction(context.db, (transaction) => setText(transaction, given));
    show(changed, `${changed.language}: ${changed.from} -> ${changed.to}`);
  },
});
