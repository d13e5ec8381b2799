import type { MouseEventHandler } from 'react';
import { classNames } from './class-names.ts';

type ProseProps = {
  /** Sanitised HTML. */
  html: string;
  /** `reading` for long texts such as articles. */
  size?: 'normal' | 'reading' | undefined;
  onClick?: MouseEventHandler | undefined;
  className?: string | undefined;
};

/** Formatted text from HTML, at most about seventy characters a line. */
export function Prose({ html, size = 'normal', onClick, className }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside are clicked, by keyboard as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click.
    <div
      className={classNames('prose', size === 'reading' && 'prose-reading', className)}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML that the server has sanitised.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
