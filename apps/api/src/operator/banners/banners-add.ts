import { bannerList } from '../../modules/catalog/banner-list.ts';
import { addRow } from '../../platform/database/edit-rows.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { withPictureFiles } from '../with-picture-file.ts';
import { bannerChange, bannerFields } from './banner-fields.ts';

export const bannersAdd = defineCommand({
  name: 'banners add',
  summary: 'Add a banner to the home page.',
  examples: ['banners add --kind hero --picture autumn.jpg --title Autumn --title "ar=الخريف" --button "See it" --link /products'],
  fields: bannerFields,
  async run({ picture, pictureRtl, ...said }, operator) {
    if (said.kind === undefined) throw new UsageError('--kind is missing: hero, side or ad');
    if (picture === undefined) throw new UsageError('--picture is missing: a file with its picture');
    const id = await withPictureFiles(operator, [picture, pictureRtl], async (transaction, ids) =>
      addRow(transaction, bannerList, await bannerChange(operator, said, ids)),
    );
    operator.show({ id }, `The banner ${String(id)} is there.`);
  },
});
