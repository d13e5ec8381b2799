import type { PostChange } from '../../modules/content/operate-posts.ts';
import { option, options, words } from '../fields.ts';
import type { Operator } from '../operator.ts';
import { readHtmlFile } from '../read-html-file.ts';
import { textsOf, type Wording, wordings } from '../text-fields.ts';
import { moment, yesOrNo } from '../value-fields.ts';

/** What can be said of a post, when it is made and later. */
export const postFields = {
  title: wordings('Its title', 200),
  excerpt: wordings('What lists say of it', 500),
  author: wordings('Who wrote it', 120),
  file: option('path', 'A file with its text, in HTML', words(1000).optional()),
  language: option('letters', "The language of that file; else the market's own", words(2).optional()),
  category: option('slug', 'Its category, or none', words(160).optional()),
  tag: options(
    'tag',
    'A tag; again and again, and they replace all there are',
    words(60).regex(/^[\p{L}\p{N}-]+$/u, { error: 'may have no spaces' }),
  ),
  publish: option('moment', 'When it is published, in UTC', moment().optional()),
  shown: option('yes|no', 'Whether it is shown', yesOrNo().optional()),
  picture: option('path', 'A file with its picture', words(1000).optional()),
};

type Said = {
  title: Wording[];
  excerpt: Wording[];
  author: Wording[];
  file?: string | undefined;
  language?: string | undefined;
  category?: string | undefined;
  tag: string[];
  publish?: Date | undefined;
  shown?: boolean | undefined;
};

export async function postChange(operator: Operator, said: Said): Promise<Omit<PostChange, 'picture_id'>> {
  return {
    title: await textsOf(operator, said.title, '--title'),
    excerpt: await textsOf(operator, said.excerpt, '--excerpt'),
    author: await textsOf(operator, said.author, '--author'),
    body: await readHtmlFile(operator, said.file, said.language),
    category: said.category === 'none' ? null : said.category,
    tags: said.tag.length === 0 ? undefined : said.tag,
    published_at: said.publish,
    active: said.shown,
  };
}
