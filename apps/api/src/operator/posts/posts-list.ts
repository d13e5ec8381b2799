import { listPostsToOperate } from '../../modules/content/operate-posts.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { renderTable } from '../render-table.ts';

export const postsList = defineCommand({
  name: 'posts list',
  summary: 'Posts of the blog, also hidden ones and those to come; the newest first.',
  examples: ['posts list'],
  fields: {},
  async run(_given, { context, show }) {
    const posts = await listPostsToOperate(context.read);
    const now = context.clock.now();
    const state = (active: boolean, at: Date) => (active ? (at > now ? 'coming' : 'shown') : 'hidden');
    const rows = posts.map((post) => [
      post.slug,
      pickText(post.title, context),
      post.category ?? '',
      state(post.active, post.published_at),
      formatMoment(post.published_at),
    ]);
    const short = posts.map(({ body: _body, ...post }) => post);
    show({ posts: short }, renderTable(['post', 'title', 'category', 'is', 'published'], rows));
  },
});
