import { useI18n } from '../../../lib/services/services-context.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { BlogAddress } from '../model/blog-address.ts';
import type { BlogChange } from './use-blog-change.ts';

type BlogChoicesProps = { address: BlogAddress; total: number; tagName: string; onChange: BlogChange };

/** How many posts a search or a tag leaves, and the way back to all of them. */
export function BlogChoices({ address, total, tagName, onChange }: BlogChoicesProps) {
  const { t, plural } = useI18n();
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-muted">
        {plural(total, '{count} post', '{count} posts')}
      </p>
      <ul aria-label={t('Chosen filters')} className="flex flex-wrap gap-2">
        {address.tag && (
          <li>
            <Chip onRemove={() => onChange({ tag: '' })}>{tagName}</Chip>
          </li>
        )}
        {address.search && (
          <li>
            <Chip onRemove={() => onChange({ search: '' })}>{address.search}</Chip>
          </li>
        )}
      </ul>
    </div>
  );
}
