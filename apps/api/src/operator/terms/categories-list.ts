import { listCategoriesToOperate } from '../../modules/catalog/list-terms-to-operate.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { renderTable } from '../render-table.ts';

export const categoriesList = defineCommand({
  name: 'categories list',
  summary: 'Categories with their parts, by the slugs that sheets of products name them by.',
  examples: ['categories list'],
  fields: {},
  async run(_given, { context, show }) {
    const categories = await listCategoriesToOperate(context.read);
    const rows = categories.map((each) => [
      `${each.parent === null ? '' : '  '}${each.slug}`,
      pickText(each.name, context),
      each.active ? 'shown' : 'hidden',
      each.products,
    ]);
    show({ categories }, renderTable(['category', 'name', 'is', 'products'], rows));
  },
});
