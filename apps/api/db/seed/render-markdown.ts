import { marked } from 'marked';
import type { Localized } from '../../../../demo/content-schema.ts';
import { cleanHtml } from '../../src/platform/text/clean-html.ts';

/** Markdown in three languages as the HTML that pages and posts hold. */
export function renderMarkdown(text: Localized): Localized {
  const render = (markdown: string) => cleanHtml(marked.parse(markdown, { async: false }));
  return { en: render(text.en), ar: render(text.ar), ir: render(text.ir) };
}
