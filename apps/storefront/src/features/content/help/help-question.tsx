import type { HelpQuestion as Question } from '@souk/contract/content';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Link2, Plus } from 'lucide-react';
import { copyLink } from '../../../lib/page/share-page.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { RichText } from '../rich-text.tsx';

type HelpQuestionProps = {
  question: Question;
  /** The address names this question. */
  open: boolean;
  /** The topic, shown in search results. */
  topic?: string | undefined;
};

/** A question that expands to its answer. Its slug is the fragment of its address. */
export function HelpQuestion({ question: { slug, question, answer }, open, topic }: HelpQuestionProps) {
  const { t } = useI18n();
  return (
    <details id={slug} open={open} className="fold group/question scroll-mt-28 border-b border-line last:border-b-0">
      <summary className="flex min-h-14 items-center gap-4 py-3 hover:text-accent">
        <span className="min-w-0 flex-1">
          {topic && <span className="block text-xs text-ink-muted">{topic}</span>}
          <span className="font-semibold">{question}</span>
        </span>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted transition-transform duration-(--duration-calm) group-open/question:rotate-45"
        />
      </summary>
      <div className="pb-5">
        <RichText html={answer} className="text-ink-muted" />
        <CopyLink slug={slug} label={t('Copy link to this answer')} />
      </div>
    </details>
  );
}

function CopyLink({ slug, label }: { slug: string; label: string }) {
  const { origin } = useServices();
  const { t } = useI18n();
  async function handleCopy() {
    const outcome = await copyLink(`${origin || location.origin}${paths.support()}#${slug}`);
    if (outcome === 'copied') toast.success(t('Link copied'));
    else toast.error(t('The link could not be copied.'));
  }
  return (
    <Button variant="text" size="sm" className="mt-2" onClick={() => void handleCopy()}>
      <Link2 aria-hidden="true" />
      {label}
    </Button>
  );
}
