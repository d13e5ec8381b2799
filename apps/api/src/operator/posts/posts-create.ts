import { createPost } from '../../modules/content/operate-posts.ts';
import { defineCommand } from '../command.ts';
import { operand } from '../fields.ts';
import { slug as slugField } from '../slug-field.ts';
import { UsageError } from '../usage-error.ts';
import { withPictureFile } from '../with-picture-file.ts';
import { postChange, postFields } from './post-fields.ts';

export const postsCreate = defineCommand({
  name: 'posts create',
  summary: 'Add a post to the blog, published at once unless said.',
  examples: [
    'posts create choosing-a-lamp --title "Choosing a lamp" --file lamp.html --category guides --tag lamps --picture lamp.jpg',
    'posts create autumn --title Autumn --file autumn.html --publish "2026-10-01 08:00"',
  ],
  fields: { slug: operand('post', 'Its name in its address', slugField()), ...postFields },
  async run({ slug, picture, ...said }, operator) {
    const change = await postChange(operator, said);
    if (!change.title[operator.context.defaultLocale]) throw new UsageError("--title is missing: its title in the market's own language");
    if (said.file === undefined) throw new UsageError('--file is missing: a file with its text, in HTML');
    const published_at = change.published_at ?? operator.context.clock.now();
    await withPictureFile(operator, picture, (transaction, picture_id) =>
      createPost(transaction, slug, { ...change, published_at, picture_id }),
    );
    operator.show({ slug }, `The post ${slug} is there.`);
  },
});
