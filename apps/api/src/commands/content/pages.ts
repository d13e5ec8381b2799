import { getPage } from '../../modules/content/pages.ts';
import { listPages } from '../../modules/content/queries/pages.ts';
import { pickText } from '../../platform/text/texts.ts';
import { createPage, updatePage } from '../../workflows/manage-content/edit-at-once.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { operand, words } from '../framework/fields.ts';
import { formatTime, renderTable } from '../framework/tables.ts';
import { htmlFile, language, readHtmlFile, readTexts, translations } from '../framework/text-fields.ts';
import { slug } from '../framework/value-fields.ts';

const pageSlug = operand('page', 'Slug of the page, from "pages list"', words(160));
const pageTexts = { title: translations('Title', 200), file: htmlFile, language };

const pagesList = defineCommand({
  name: 'pages list',
  summary: 'List the pages: terms, privacy, about and others.',
  examples: ['pages list'],
  fields: {},
  async run(_input, { context, print }) {
    const pages = await listPages(context.read);
    const rows = pages.map((page) => [
      page.slug,
      pickText(page.title, context),
      Object.keys(Object(page.description)).join(' '),
      formatTime(page.updated_at),
    ]);
    print(
      { pages: pages.map(({ slug: name, title, updated_at }) => ({ slug: name, title, updated_at })) },
      renderTable(['page', 'title', 'languages', 'updated'], rows),
    );
  },
});

const pagesShow = defineCommand({
  name: 'pages show',
  summary: 'Print the HTML of a page, which "pages edit --file" accepts.',
  examples: ['pages show terms-and-conditions', 'pages show terms-and-conditions --language ar'],
  fields: { slug: pageSlug, language },
  async run({ slug: name, language: code }, { context, print }) {
    const page = await getPage(context.read, name);
    const languages = { locale: code ?? context.defaultLocale, defaultLocale: context.defaultLocale };
    print(page, pickText(page.description, languages));
  },
});

const pagesCreate = defineCommand({
  name: 'pages create',
  summary: 'Create a page.',
  examples: ['pages create returns --title Returns --title "ar=الإرجاع" --file returns.html'],
  fields: { slug: operand('page', 'Slug of the page', slug()), ...pageTexts },
  async run({ slug: name, title, file, language: code }, runtime) {
    const texts = { title: await readTexts(runtime, title, '--title'), body: await readHtmlFile(runtime, file, code) };
    if (!texts.title[runtime.context.defaultLocale]) throw new UsageError('--title is missing: the title in the default language');
    if (file === undefined) throw new UsageError('--file is missing: a file with the text in HTML');
    await createPage(runtime.context, name, texts);
    runtime.print({ slug: name }, `Created the page ${name}.`);
  },
});

const pagesEdit = defineCommand({
  name: 'pages edit',
  summary: 'Change the title or the text of a page in one language.',
  examples: [
    'pages edit terms-and-conditions --file terms.html',
    'pages edit privacy-policy --file privacy.ar.html --language ar --title "ar=الخصوصية"',
  ],
  fields: { slug: pageSlug, ...pageTexts },
  async run({ slug: name, title, file, language: code }, runtime) {
    if (title.length === 0 && file === undefined) throw new UsageError('Give --title or --file.');
    const texts = { title: await readTexts(runtime, title, '--title'), body: await readHtmlFile(runtime, file, code) };
    if (texts.title[runtime.context.defaultLocale] === '') throw new UsageError('--title may not be empty in the default language');
    await updatePage(runtime.context, name, texts);
    runtime.print({ slug: name }, `Changed the page ${name}.`);
  },
});

export const pageCommands: CommandGroup = {
  name: 'pages',
  summary: 'pages with texts, such as the terms',
  commands: [pagesList, pagesShow, pagesCreate, pagesEdit],
};
