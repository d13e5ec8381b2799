import type { Post } from '@souk/contract/content';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { PostByline } from '../blog/post-byline.tsx';

/** What a post is called, what it promises, whose it is, and its cover. */
export function PostHeader({ post }: { post: Post }) {
  const { category, picture } = post;
  return (
    <header className="grid justify-items-center gap-6 sm:gap-8">
      <div className="grid max-w-3xl justify-items-center gap-4 text-center">
        {category && (
          <Link
            href={paths.blogs({ category_id: category.id })}
            className="inline-flex min-h-9 items-center rounded-full bg-primary-soft px-4 text-sm font-semibold text-on-primary-soft hover:underline"
          >
            {category.name}
          </Link>
        )}
        <h1 className="text-2xl">{post.title}</h1>
        {post.excerpt && <p className="max-w-2xl text-lg text-ink-muted">{post.excerpt}</p>}
        <div className="flex items-center gap-3 text-start text-sm">
          {post.author && <Avatar name={post.author} className="size-10 text-xs" />}
          <PostByline post={post} />
        </div>
      </div>
      {picture && (
        <div className="aspect-video w-full max-w-5xl overflow-hidden rounded-lg bg-tint sm:rounded-xl">
          <Picture
            source={pictureSource(picture)}
            alt={picture.alt}
            sizes="(min-width: 68rem) 64rem, 96vw"
            priority
            className="size-full!"
          />
        </div>
      )}
    </header>
  );
}
