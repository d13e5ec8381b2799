import type { Post } from '@souk/contract/content';
import { BrandMark } from '@souk/ui/brand-marks.tsx';
import { IconButton, iconButtonClass } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { Link2, Share2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { languageAddress } from '../../../lib/page/page-address.ts';
import { copyLink, hasShareSheet, type Shared, sharePage } from '../../../lib/page/share-page.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { useHydrated } from '../../../lib/services/session.ts';
import { recordPostRead } from '../mutations.ts';

/** Tags and share links at the end of a post. */
export function PostFooter({ post }: { post: Post }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const locale = useSettings((state) => state.locale);
  const defaultLocale = useSettings((state) => state.defaultLocale);
  const end = useRef<HTMLElement>(null);
  useCountRead(post.slug, end);
  const url = `${origin}${languageAddress(paths.blog({ slug: post.slug }), locale, defaultLocale)}`;
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
      <ShareLinks title={post.title} url={url} />
    </footer>
  );
}

type ShareLinksProps = { title: string; url: string };

/** Copies the link, or shares it by WhatsApp or the system's share dialog. */
function ShareLinks({ title, url }: ShareLinksProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const notify = (outcome: Shared) => {
    if (outcome === 'copied') toast.success(t('Link copied'));
    if (outcome === 'failed') toast.error(t('The link could not be copied. Copy it from the address bar.'));
  };
  return (
    <ul aria-label={t('Share')} className="flex gap-2">
      <li>
        <IconButton variant="outline" label={t('Copy link')} onClick={() => void copyLink(url).then(notify)}>
          <Link2 aria-hidden="true" />
        </IconButton>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener"
          aria-label={t('Share on WhatsApp')}
          className={iconButtonClass({ variant: 'outline' })}
        >
          <BrandMark name="whatsapp" />
        </a>
      </li>
      {hydrated && hasShareSheet() && (
        <li>
          <IconButton variant="outline" label={t('Share')} onClick={() => void sharePage(title, url).then(notify)}>
            <Share2 aria-hidden="true" />
          </IconButton>
        </li>
      )}
    </ul>
  );
}

/** Counts a reader once the end of the post is on screen. */
function useCountRead(slug: string, end: RefObject<Element | null>): void {
  const api = useApi();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      recordPostRead(api, slug);
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [api, slug, end]);
}
