import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { linkKind } from '../../lib/link-kind.ts';
import { Prose } from '../../ui/prose.tsx';

type RichTextProps = { html: string; size?: 'normal' | 'reading' | undefined; className?: string | undefined };

/** A text of the server. Its links into the shop open like all the others, without a page load. */
export function RichText({ html, size, className }: RichTextProps) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent) {
    const href = hrefInside(event);
    if (!href) return;
    event.preventDefault();
    void navigate(href);
  }
  return <Prose html={html} size={size} className={className} onClick={handleClick} />;
}

/** Where a plain click on a link of the shop leads; another button, a held key or another target is the browser's. */
function hrefInside(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? undefined;
  const isOurs = href !== undefined && linkKind(href) === 'route';
  return isOurs && (!link?.target || link.target === '_self') ? href : undefined;
}
