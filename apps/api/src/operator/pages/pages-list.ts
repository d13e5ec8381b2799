import { listPagesToOperate } from '../../modules/content/operate-pages.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { renderTable } from '../render-table.ts';

export const pagesList = defineCommand({
  name: 'pages list',
  summary: 'Pages of the market: terms, privacy, about and others.',
  examples: ['pages list'],
  fields: {},
  async run(_given, { context, show }) {
    const pages = await listPagesToOperate(context.read);
    const rows = pages.map((page) => [
      page.slug,
      pickText(page.title, context),
      Object.keys(Object(page.description)).join(' '),
      formatMoment(page.updated_at),
    ]);
    show(
      { pages: pages.map(({ slug, title, updated_at }) => ({ slug, title, updated_at })) },
      renderTable(['page', 'title', 'in', 'changed'], rows),
    );
  },
});
