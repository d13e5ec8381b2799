import { bannerList } from '../../modules/catalog/banner-list.ts';
import { changeRow } from '../../platform/database/edit-rows.ts';
import { defineCommand } from '../command.ts';
import { withPictureFiles } from '../with-picture-file.ts';
import { bannerChange, bannerFields } from './banner-fields.ts';
import { bannerId } from './banner-id.ts';

export const bannersEdit = defineCommand({
  name: 'banners edit',
  summary: 'Change a banner: what is said changes, the rest stays.',
  examples: ['banners edit 3 --title "Autumn lamps" --active no', 'banners edit 3 --picture-rtl autumn-mirrored.jpg'],
  fields: { id: bannerId, ...bannerFields },
  async run({ id, picture, pictureRtl, ...said }, operator) {
    await withPictureFiles(operator, [picture, pictureRtl], async (transaction, ids) =>
      changeRow(transaction, bannerList, { key: id, ...(await bannerChange(operator, said, ids)) }),
    );
    operator.show({ id }, `The banner ${id} is changed.`);
  },
});
