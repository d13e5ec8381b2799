import { Prose } from '@souk/ui/prose.tsx';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { linkKind } from '../../lib/paths.ts';

type RichTextProps = { html: string; size?: 'normal' | 'reading' | undefined; className?: string | undefined };

/** HTML from the server. Links within the shop navigate without a page load. */
export function RichText({ html, size, className }: RichTextProps) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent) {
    const href = internalHref(event);
    if (!href) return;
    event.preventDefault();
    void navigate(href);
  }
  return <Prose html={html} size={size} className={className} onClick={handleClick} />;
}

/** The target of a plain click on an internal link; modified clicks and other targets are left to the browser. */
function internalHref(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? undefined;
  const isInternal = href !== undefined && linkKind(href) === 'route';
  return isInternal && (!link?.target || link.target === '_self') ? href : undefined;
}
