import { useNavigate } from 'react-router';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type BlogAddress, blogHref } from '../model/blog-address.ts';

type BlogChoicesProps = { address: BlogAddress; total: number; tagName: string };

/** How many posts a search or a tag leaves, and the way back to all of them. */
export function BlogChoices({ address, total, tagName }: BlogChoicesProps) {
  const { t, plural } = useI18n();
  const navigate = useNavigate();
  const change = (to: Partial<BlogAddress>) => void navigate(blogHref({ ...address, ...to, page: 1 }));
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-muted">
        {plural(total, '{count} post', '{count} posts')}
      </p>
      <ul aria-label={t('Chosen filters')} className="flex flex-wrap gap-2">
        {address.tag && (
          <li>
            <Chip onRemove={() => change({ tag: '' })}>{tagName}</Chip>
          </li>
        )}
        {address.search && (
          <li>
            <Chip onRemove={() => change({ search: '' })}>{address.search}</Chip>
          </li>
        )}
      </ul>
    </div>
  );
}
