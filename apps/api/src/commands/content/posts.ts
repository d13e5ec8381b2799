import { getPostForOperator, type PostChange } from '../../modules/content/edit-posts.ts';
import { listPostsForOperator } from '../../modules/content/queries/posts.ts';
import { pickText } from '../../platform/text/texts.ts';
import { createPost, updatePost } from '../../workflows/manage-content/edit-at-once.ts';
import { type CommandGroup, defineCommand, UsageError } from '../framework/define-command.ts';
import { operand, option, options, words, yesOrNo } from '../framework/fields.ts';
import { readPictures } from '../framework/local-files.ts';
import type { CommandRuntime } from '../framework/marketplace.ts';
import { formatTime, renderTable } from '../framework/tables.ts';
import { htmlFile, language, readHtmlFile, readTexts, type Translation, translations } from '../framework/text-fields.ts';
import { slug, time } from '../framework/value-fields.ts';

const postSlug = operand('post', 'Slug of the post, from "posts list"', words(160));

const postFields = {
  title: translations('Title', 200),
  excerpt: translations('Short text for lists', 500),
  author: translations('Author', 120),
  file: htmlFile,
  language,
  category: option('slug', 'Category, or none', words(160).optional()),
  tag: options(
    'tag',
    'Tag; may be repeated, and replaces all existing ones',
    words(60).regex(/^[\p{L}\p{N}-]+$/u, { error: 'may have no spaces' }),
  ),
  publishAt: option('time', 'Time of publication in UTC', time().optional()),
  visible: option('yes|no', 'Whether it is shown', yesOrNo().optional()),
  picture: option('path', 'File with the picture', words(1000).optional()),
};

type PostInput = {
  title: Translation[];
  excerpt: Translation[];
  author: Translation[];
  file?: string | undefined;
  language?: string | undefined;
  category?: string | undefined;
  tag: string[];
  publishAt?: Date | undefined;
  visible?: boolean | undefined;
};

async function readPostChange(runtime: CommandRuntime, input: PostInput): Promise<Omit<PostChange, 'picture_id'>> {
  return {
    title: await readTexts(runtime, input.title, '--title'),
    excerpt: await readTexts(runtime, input.excerpt, '--excerpt'),
    author: await readTexts(runtime, input.author, '--author'),
    body: await readHtmlFile(runtime, input.file, input.language),
    category: input.category === 'none' ? null : input.category,
    tags: input.tag.length === 0 ? undefined : input.tag,
    published_at: input.publishAt,
    active: input.visible,
  };
}

const postsList = defineCommand({
  name: 'posts list',
  summary: 'List the posts of the blog, also hidden and scheduled ones, newest first.',
  examples: ['posts list'],
  fields: {},
  async run(_input, { context, print }) {
    const posts = await listPostsForOperator(context.read);
    const now = context.clock.now();
    const status = (active: boolean, at: Date) => (active ? (at > now ? 'scheduled' : 'published') : 'hidden');
    const rows = posts.map((post) => [
      post.slug,
      pickText(post.title, context),
      post.category ?? '',
      status(post.active, post.published_at),
      formatTime(post.published_at),
    ]);
    const withoutBodies = posts.map(({ body: _body, ...post }) => post);
    print({ posts: withoutBodies }, renderTable(['post', 'title', 'category', 'status', 'published'], rows));
  },
});

const postsShow = defineCommand({
  name: 'posts show',
  summary: 'Print the HTML of a post, which "posts edit --file" accepts; --json prints all fields.',
  examples: ['posts show choosing-a-lamp', 'posts show choosing-a-lamp --json'],
  fields: { slug: postSlug, language },
  async run({ slug: name, language: code }, { context, print }) {
    const post = await getPostForOperator(context.read, name);
    const languages = { locale: code ?? context.defaultLocale, defaultLocale: context.defaultLocale };
    print(post, pickText(post.body, languages));
  },
});

const postsCreate = defineCommand({
  name: 'posts create',
  summary: 'Create a post and publish it now or at a given time.',
  examples: [
    'posts create choosing-a-lamp --title "Choosing a lamp" --file lamp.html --category guides --tag lamps --picture lamp.jpg',
    'posts create autumn --title Autumn --file autumn.html --publish-at "2026-10-01 08:00"',
  ],
  fields: { slug: operand('post', 'Slug of the post', slug()), ...postFields },
  async run({ slug: name, picture, ...input }, runtime) {
    const { context } = runtime;
    const change = await readPostChange(runtime, input);
    if (!change.title[context.defaultLocale]) throw new UsageError('--title is missing: the title in the default language');
    if (input.file === undefined) throw new UsageError('--file is missing: a file with the text in HTML');
    const published_at = change.published_at ?? context.clock.now();
    const [upload] = await readPictures([picture]);
    await createPost(runtime, name, { ...change, published_at }, upload);
    runtime.print({ slug: name }, `Created the post ${name}.`);
  },
});

const postsEdit = defineCommand({
  name: 'posts edit',
  summary: 'Change the given fields of a post.',
  examples: [
    'posts edit choosing-a-lamp --file lamp.ar.html --language ar --title "ar=اختيار مصباح"',
    'posts edit choosing-a-lamp --visible no',
  ],
  fields: { slug: postSlug, ...postFields },
  async run({ slug: name, picture, ...input }, runtime) {
    const change = await readPostChange(runtime, input);
    if (change.title[runtime.context.defaultLocale] === '') throw new UsageError('--title may not be empty in the default language');
    const [upload] = await readPictures([picture]);
    await updatePost(runtime, name, change, upload);
    runtime.print({ slug: name }, `Changed the post ${name}.`);
  },
});

export const postCommands: CommandGroup = {
  name: 'posts',
  summary: 'posts of the blog',
  commands: [postsList, postsShow, postsCreate, postsEdit],
};
