import type { DB } from '../../../db/schema.ts';
import { bannerList } from '../../modules/catalog/banner-list.ts';
import { listRows } from '../../platform/database/edit-rows.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { renderTable } from '../render-table.ts';

export const bannersList = defineCommand({
  name: 'banners list',
  summary: 'The pictures of the home page that lead somewhere.',
  examples: ['banners list', 'banners list --json'],
  fields: {},
  async run(_given, { context, show }) {
    const banners = await listRows<DB>(context.read, bannerList);
    const rows = banners.map(({ id, kind, active, title, link, position, picture_rtl_id }) => [
      ...[String(id), String(kind), active ? 'shown' : 'hidden', String(position), pickText(title, context)],
      ...[link === null ? '' : String(link), picture_rtl_id === null ? '' : 'yes'],
    ]);
    show({ banners }, renderTable(['id', 'kind', 'is', 'place', 'title', 'leads to', 'mirrored picture'], rows));
  },
});
