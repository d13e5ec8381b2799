import { unsetText } from '../../modules/settings/own-texts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { language, textKey } from './text-key.ts';

export const textsUnset = defineCommand({
  name: 'texts unset',
  summary: 'Say a text again as it ships.',
  examples: ['texts unset "Cart is empty"', 'texts unset "Cart is empty" --language ar'],
  fields: { text: textKey, language },
  async run(given, { context, show }) {
    const changed = await inTransaction(context.db, (transaction) => unsetText(transaction, given));
    show(changed, `${changed.language}: ${changed.from} -> ${changed.to}`);
  },
});
