import { editPost } from '../../modules/content/operate-posts.ts';
import { defineCommand } from '../command.ts';
import { operand, words } from '../fields.ts';
import { UsageError } from '../usage-error.ts';
import { withPictureFile } from '../with-picture-file.ts';
import { postChange, postFields } from './post-fields.ts';

export const postsEdit = defineCommand({
  name: 'posts edit',
  summary: 'Change a post: what is said changes, the rest stays.',
  examples: [
    'posts edit choosing-a-lamp --file lamp.ar.html --language ar --title "ar=اختيار مصباح"',
    'posts edit choosing-a-lamp --shown no',
  ],
  fields: { slug: operand('post', '"posts list" has them', words(160)), ...postFields },
  async run({ slug, picture, ...said }, operator) {
    const change = await postChange(operator, said);
    if (change.title[operator.context.defaultLocale] === '') throw new UsageError("--title may not be empty in the market's own language");
    await withPictureFile(operator, picture, (transaction, picture_id) => editPost(transaction, slug, { ...change, picture_id }));
    operator.show({ slug }, `The post ${slug} is changed.`);
  },
});
