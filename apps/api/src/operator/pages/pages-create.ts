import { createPage } from '../../modules/content/operate-pages.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineCommand } from '../command.ts';
import { operand } from '../fields.ts';
import { readHtmlFile } from '../read-html-file.ts';
import { slug as slugField } from '../slug-field.ts';
import { textsOf } from '../text-fields.ts';
import { UsageError } from '../usage-error.ts';
import { pageWords } from './page-words.ts';

export const pagesCreate = defineCommand({
  name: 'pages create',
  summary: "Add a page, in the market's own language first.",
  examples: ['pages create returns --title Returns --title "ar=الإرجاع" --file returns.html'],
  fields: { slug: operand('page', 'Its name in its address', slugField()), ...pageWords },
  async run({ slug, title, file, language }, operator) {
    const { db, clock, defaultLocale } = operator.context;
    const given = { title: await textsOf(operator, title, '--title'), body: await readHtmlFile(operator, file, language) };
    if (!given.title[defaultLocale]) throw new UsageError("--title is missing: its title in the market's own language");
    if (file === undefined) throw new UsageError('--file is missing: a file with its text, in HTML');
    await inTransaction(db, (transaction) => createPage(transaction, slug, given, clock.now()));
    operator.show({ slug }, `The page ${slug} is there.`);
  },
});
