import { getPageToOperate } from '../../modules/content/operate-pages.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { operand, option, words } from '../fields.ts';

export const pagesShow = defineCommand({
  name: 'pages show',
  summary: 'The text of a page, as "pages edit --file" takes it.',
  examples: ['pages show terms-and-conditions', 'pages show terms-and-conditions --language ar'],
  fields: {
    slug: operand('page', '"pages list" has them', words(160)),
    language: option('letters', "In this language; else the market's own", words(2).optional()),
  },
  async run({ slug, language }, { context, show }) {
    const page = await getPageToOperate(context.read, slug);
    const languages = { locale: language ?? context.defaultLocale, defaultLocale: context.defaultLocale };
    show(page, pickText(page.description, languages));
  },
});
