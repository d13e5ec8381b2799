import type { MouseEventHandler } from 'react';
import { classNames } from './class-names.ts';

type ProseProps = {
  /** Sanitised by whoever gives it. */
  html: string;
  /** `reading` is for a text that somebody sits down with. */
  size?: 'normal' | 'reading' | undefined;
  onClick?: MouseEventHandler | undefined;
  className?: string | undefined;
};

/** A text that came as HTML: paragraphs, headings, lists, quotations. Its width is the reader's: at most some seventy letters a line. */
export function Prose({ html, size = 'normal', onClick, className }: ProseProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are pressed, by keyboard as well; this hears of it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click.
    <div
      className={classNames('prose', size === 'reading' && 'prose-reading', className)}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML that the server has sanitised.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
