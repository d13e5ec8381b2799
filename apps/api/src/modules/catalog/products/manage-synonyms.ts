import type { Synonym } from '@souk/contract/back-office/settings/system';
import { z } from 'zod';
import type { Context, ReadContext } from '../../../context.ts';
import { operatorError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isLanguageKnown, listSynonyms, type SynonymRow } from '../queries/synonyms.ts';
import { readWord, removeSynonym, type SynonymFields, setSynonym } from './synonyms.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Change = Synonym & {
  /** The words that the operator saw. */
  seen_finds?: readonly string[] | undefined;
};
/** The row as it is stored, or as it was if it is removed. */
type Changed = { row: SynonymRow; entry_id: number | null };

const fieldNames: SynonymFields = { word: 'word', finds: 'finds' };

export function readSynonyms({ read }: Pick<ReadContext, 'read'>): Promise<Synonym[]> {
  return listSynonyms(read);
}

/** Sets the words that a search for a word finds as well; no words remove it. */
export function changeSynonym(context: Acting, change: Change, fields = fieldNames): Promise<Changed> {
  return inTransaction(context.db, async (transaction) => {
    const { language, finds, seen_finds } = change;
    if (!(await isLanguageKnown(transaction, language))) throw operatorError('invalid', 'is not a language of the marketplace', 'language');
    const word = readWord(change.word, fields.word);
    const former = (await listSynonyms(transaction, language)).find((row) => row.word === word)?.finds ?? [];
    if (seen_finds !== undefined && String(seen_finds.toSorted()) !== String(former.toSorted()))
      throw operatorError('conflict', 'Somebody else has changed these synonyms.');
    const isRemoval = finds.length === 0;
    const row = isRemoval
      ? await removeSynonym(transaction, { language, word }, fields)
      : await setSynonym(transaction, { language, word, finds }, fields);
    const entry_id = await recordAudit(transaction, context, {
      action: isRemoval ? 'synonym.remove' : 'synonym.set',
      subject: { kind: 'synonym', id: `${language}:${word}` },
      before: { finds: former },
      after: { finds: isRemoval ? [] : row.finds },
    });
    return { row, entry_id };
  });
}

const Recorded = z.object({ finds: z.array(z.string()) });

/** Writes the former words of an entry again. */
export function restoreSynonym(context: Acting, { subject_id, before }: { subject_id: string; before: unknown }): Promise<Changed> {
  const [language = '', word = ''] = subject_id.split(':');
  return changeSynonym(context, { language, word, ...Recorded.parse(before) });
}
