import { listBrandsToOperate } from '../../modules/catalog/list-terms-to-operate.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { renderTable } from '../render-table.ts';

export const brandsList = defineCommand({
  name: 'brands list',
  summary: 'Brands, by the slugs that sheets of products name them by.',
  examples: ['brands list'],
  fields: {},
  async run(_given, { context, show }) {
    const brands = await listBrandsToOperate(context.read);
    const rows = brands.map((each) => [each.slug, pickText(each.name, context), each.active ? 'shown' : 'hidden', each.products]);
    show({ brands }, renderTable(['brand', 'name', 'is', 'products'], rows));
  },
});
