import { getPostToOperate } from '../../modules/content/operate-posts.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { operand, option, words } from '../fields.ts';

export const postsShow = defineCommand({
  name: 'posts show',
  summary: 'The text of a post, as "posts edit --file" takes it; --json has everything.',
  examples: ['posts show choosing-a-lamp', 'posts show choosing-a-lamp --json'],
  fields: {
    slug: operand('post', '"posts list" has them', words(160)),
    language: option('letters', "In this language; else the market's own", words(2).optional()),
  },
  async run({ slug, language }, { context, show }) {
    const post = await getPostToOperate(context.read, slug);
    const languages = { locale: language ?? context.defaultLocale, defaultLocale: context.defaultLocale };
    show(post, pickText(post.body, languages));
  },
});
