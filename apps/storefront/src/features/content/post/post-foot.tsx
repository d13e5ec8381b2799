import type { Post } from '@souk/contract/content';
import { useRef } from 'react';
import { languageAddress } from '../../../lib/page/language-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { ShareLinks } from './share-links.tsx';
import { useCountReader } from './use-count-reader.ts';

/** Under the last line: what it was about, and how to hand it on. */
export function PostFoot({ post }: { post: Post }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const locale = useSettings((state) => state.locale);
  const defaultLocale = useSettings((state) => state.defaultLocale);
  const end = useRef<HTMLElement>(null);
  useCountReader(post.slug, end);
  const address = `${origin}${languageAddress(paths.blog({ slug: post.slug }), locale, defaultLocale)}`;
  return (
    <footer ref={end} className="mt-10 flex max-w-2xl flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-line pt-6">
      {post.tags.length > 0 && (
        <ul aria-label={t('Tags')} className="flex flex-wrap gap-2">
          {post.tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                href={paths.blogs({ tag: slug })}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm hover:border-ink-faint"
              >
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ShareLinks title={post.title} address={address} />
    </footer>
  );
}
