import type { MediaUse } from '@souk/contract/back-office/media';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { useI18n } from '../../lib/services.tsx';
import { describeUse, hrefOf } from './media-words.ts';

type UseListProps = { uses: readonly MediaUse[]; hasMore: boolean; label: string };

/** The subjects that use a file, each a link to its page. */
export function UseList({ uses, hasMore, label }: UseListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  if (uses.length === 0) return <p className="text-sm text-ink-muted">{t('Nothing uses it.')}</p>;
  return (
    <ul aria-label={label} className="grid gap-1 text-sm">
      {uses.map((use) => {
        const href = hrefOf(use);
        return (
          <li key={`${use.kind} ${use.id}`} className="min-w-0 wrap-anywhere">
            {href === undefined ? describeUse(i18n, use) : <TextLink href={href}>{describeUse(i18n, use)}</TextLink>}
          </li>
        );
      })}
      {hasMore && <li className="text-ink-muted">{t('and more')}</li>}
    </ul>
  );
}
