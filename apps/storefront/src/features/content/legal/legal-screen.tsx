import type { CallAnswer } from '@souk/contract/calls';
import { ButtonLink } from '@souk/ui/button.tsx';
import { Skeleton, SkeletonText } from '@souk/ui/feedback/skeleton.tsx';
import { useMemo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { RichText } from '../rich-text.tsx';
import { ContentsList } from './contents-list.tsx';
import { addHeadingIds } from './outline-html.ts';

/** Pages with fewer headings have no table of contents. */
const minHeadings = 3;
const columns = 'grid gap-x-16 gap-y-6 lg:grid-cols-[15rem_minmax(0,42rem)]';

type LegalScreenProps = {
  content: CallAnswer<'GET /legal-pages/{slug}'>['content'];
  /** The page about the marketplace: the title is above it, and its text fills the width in columns. */
  isAbout?: boolean | undefined;
};

/** A legal or information page with its table of contents. */
export function LegalScreen({ content, isAbout = false }: LegalScreenProps) {
  const { t, longDate } = useI18n();
  const { html, headings } = useMemo(() => addHeadingIds(content.description), [content.description]);
  const hasContents = !isAbout && headings.length >= minHeadings;
  return (
    <article>
      <header className="max-w-3xl pt-2 pb-8 sm:pt-6 sm:pb-10">
        {!isAbout && <h1 className="text-2xl">{content.title}</h1>}
        {/* Other servers may not send it. */}
        {content.updated_at && (
          <p className="mt-3 text-sm text-ink-muted">
            {t('Last updated')} <time dateTime={content.updated_at}>{longDate(content.updated_at)}</time>
          </p>
        )}
      </header>
      <div className={hasContents ? columns : undefined}>
        {hasContents && (
          <div>
            <ContentsList headings={headings} />
          </div>
        )}
        <div className="min-w-0">
          <RichText html={html} className={isAbout ? 'prose-columns' : undefined} />
          <ContactPrompt />
        </div>
      </div>
    </article>
  );
}

function ContactPrompt() {
  const { t } = useI18n();
  return (
    <section aria-labelledby="ask-on" className="mt-12 max-w-2xl rounded-xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="ask-on" className="text-lg">
        {t('Still have questions?')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('Find answers to common questions on the help page, or contact us.')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={paths.support()} variant="secondary">
          {t('Help and support')}
        </ButtonLink>
        <ButtonLink href={paths.contactUs()} variant="ghost">
          {t('Write to us')}
        </ButtonLink>
      </div>
    </section>
  );
}

export function LegalSkeleton() {
  return (
    <div>
      <div className="grid gap-4 pt-2 pb-8 sm:pt-6 sm:pb-10">
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="h-4 w-44 rounded-sm" />
      </div>
      <div className={columns}>
        <div className="hidden content-start gap-4 lg:grid">
          <SkeletonText lines={6} />
        </div>
        <div className="grid gap-8">
          <SkeletonText lines={4} />
          <SkeletonText lines={5} />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  );
}
