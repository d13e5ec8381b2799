import { editPage } from '../../modules/content/operate-pages.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';
import { readHtmlFile } from '../read-html-file.ts';
import { textsOf } from '../text-fields.ts';
import { UsageError } from '../usage-error.ts';
import { pageWords } from './page-words.ts';

export const pagesEdit = defineCommand({
  name: 'pages edit',
  summary: 'Change the title or the text of a page in one language; the others stay.',
  examples: [
    'pages edit terms-and-conditions --file terms.html',
    'pages edit privacy-policy --file privacy.ar.html --language ar --title "ar=الخصوصية"',
  ],
  fields: { slug: operand('page', '"pages list" has them', words(160)), ...pageWords },
  async run({ slug, title, file, language }, operator) {
    const { db, clock, defaultLocale } = operator.context;
    if (title.length === 0 && file === undefined) throw new UsageError('Say --title or --file.');
    const given = { title: await textsOf(operator, title, '--title'), body: await readHtmlFile(operator, file, language) };
    if (given.title[defaultLocale] === '') throw new UsageError("--title may not be empty in the market's own language");
    await inTransaction(db, (transaction) => editPage(transaction, slug, given, clock.now()));
    operator.show({ slug }, `The page ${slug} is changed.`);
  },
});
