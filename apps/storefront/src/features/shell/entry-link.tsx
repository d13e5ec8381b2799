import type { MenuItem } from '@souk/contract/settings';
import type { ComponentProps } from 'react';
import { Link } from '../../ui/ui-context.tsx';

type EntryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { entry: Pick<MenuItem, 'url' | 'target' | 'is_external'> };

/** A link from the settings: an external one is a plain link that honours its target, an internal one stays in the shop. */
export function EntryLink({ entry, ...rest }: EntryLinkProps) {
  if (!entry.is_external) return <Link {...rest} href={entry.url} />;
  return <a {...rest} href={entry.url} target={entry.target} rel={entry.target === '_blank' ? 'noopener' : undefined} />;
}
